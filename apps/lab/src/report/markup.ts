const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and in an attribute's quotes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** HTML as it is, where text would be escaped. */
export interface Markup {
  readonly markup: string;
}

/** A table with its first column as heads of the rows. */
export function tableOf(heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escaped(text)}</th>`).join('');
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${cell(first)}</th>${rest.map((each) => `<td>${cell(each)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function cell(content: string | Markup): string {
  return typeof content === 'string' ? escaped(content) : content.markup;
}

/** A picture with what it shows said in words. */
export function figure(caption: string, svg: string): string {
  return `<figure><figcaption>${escaped(caption)}</figcaption>${svg}</figure>`;
}
