const CODES = {
  bold: 1,
  dim: 2,
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
  orange: '38;5;208',
} as const;
export type Style = keyof typeof CODES;

/** Colours a text, or leaves it as it is where no colour is wanted. */
export type Paint = (style: Style, text: string) => string;

export function painter({ colour }: { readonly colour: boolean }): Paint {
  return (style, text) => (colour ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}

/** Text from a file as a terminal may be given it: what would steer the terminal, or turn the line around, stands as its code. */
export function harmless(text: string): string {
  return text.replace(
    /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
}
