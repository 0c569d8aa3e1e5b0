import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Page } from '../connect.ts';
import { useParts } from './parts.ts';

type Panels = typeof import('../panels/index.tsx');

let loaded: Panels | undefined;

/** The dialogs: their script is loaded when the first one is asked for, and kept. */
export function Later({ page }: { readonly page: Page }) {
  const { desk, language } = useParts();
  const asked = useStore(desk.store, (state) => state.panel !== undefined);
  const [panels, setPanels] = useState(loaded);

  useEffect(() => {
    if (!asked || panels !== undefined) return;
    import('../panels/index.tsx').then(
      (module) => {
        if (loaded === undefined) module.addWords(language);
        loaded = module;
        setPanels(module);
      },
      () => {
        desk.close();
        desk.tell({ key: 'notice.notLoaded' });
      },
    );
  }, [asked, panels, desk, language]);

  return panels === undefined ? null : <panels.Panels page={page} />;
}
