import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Page } from './page.ts';
import { useParts } from './parts.ts';

export type Panels = typeof import('../panels/index.tsx').panels;

let loaded: Panels | undefined;

/** The panels' script, with its words added; asks the network once. Rejects where it cannot be loaded. */
export async function loadPanels(language: i18n): Promise<Panels> {
  const { panels } = await import('../panels/index.tsx');
  if (loaded === undefined) panels.addWords(language);
  loaded = panels;
  return panels;
}

/** The dialogs: their script is loaded when the first one is asked for, and kept. */
export function Later({ page }: { readonly page: Page }) {
  const { desk, language } = useParts();
  const asked = useStore(desk.store, (state) => state.panel !== undefined);
  const [panels, setPanels] = useState(loaded);

  useEffect(() => {
    if (!asked || panels !== undefined) return;
    loadPanels(language).then(setPanels, () => {
      desk.close();
      desk.tell({ key: 'notice.notLoaded' });
    });
  }, [asked, panels, desk, language]);

  return panels === undefined ? null : <panels.Panels page={page} />;
}
