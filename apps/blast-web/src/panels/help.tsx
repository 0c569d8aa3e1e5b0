import { Button, CheckIcon, CopyIcon, copyText, Dialog } from '@blockyard/app-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { isMode } from '../modes/modes.ts';
import { KEYS, KeyList } from '../view/key-list.tsx';
import { useParts } from '../view/parts.ts';
import { goalName } from '../voice/names.ts';
import { DealRule } from './deal-rule.tsx';

/** The rules, the keys, and how the pieces are dealt. */
export function Help({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} className="help">
      <Rules />
      <h3>{t('help.touchTitle')}</h3>
      <p>{t('help.touch')}</p>
      <h3>{t('help.keysTitle')}</h3>
      <KeyList className="keys" actions={KEYS} />
      <h3>{t('help.dealTitle')}</h3>
      <Dealt />
      <Seed />
      <p className="help-small">{t('help.saved')}</p>
    </Dialog>
  );
}

/** What this game asks for, and what it pays. */
function Rules() {
  const { table, session } = useParts();
  const { t } = useTranslation();
  const mode = useStore(table.store, (state) => state.mode);
  const level = useStore(table.store, (state) => state.level);
  const { clear, id } = session.rules.ruleset;
  return (
    <>
      <p>{t('help.goal')}</p>
      {clear.includes('boxes') && <p>{t('help.boxes')}</p>}
      {level !== undefined && <p>{t('help.journey', { goal: goalName(t, level) })}</p>}
      {isMode(mode) && <p>{t(`help.scoring.${id}`)}</p>}
    </>
  );
}

function Dealt() {
  const { table, session } = useParts();
  // Another game has another rule.
  useStore(table.store, (state) => state.ruleset);
  return <DealRule deal={session.rules.ruleset.deal} />;
}

/** What this game was dealt from, and a link that deals the same. */
function Seed() {
  const { table } = useParts();
  const { t } = useTranslation();
  const seed = useStore(table.store, (state) => state.seed);
  const ruleset = useStore(table.store, (state) => state.ruleset);
  const [copied, setCopied] = useState<boolean>();
  if (seed === undefined) return <p>{t('help.noSeed')}</p>;

  const copy = async () => {
    const link = new URL(location.pathname, location.origin);
    link.search = new URLSearchParams({ seed: String(seed), ruleset }).toString();
    setCopied(await copyText(link.href));
  };

  return (
    <div className="seed">
      <p className="seed-name">
        <span className="card-label">{t('help.seed')}</span>
        <output className="numeral">{seed}</output>
      </p>
      <Button icon={copied === true ? <CheckIcon size={20} /> : <CopyIcon size={20} />} onClick={() => void copy()}>
        {copied === undefined ? t('help.copySeed') : t(copied ? 'kit:copied' : 'kit:notCopied')}
      </Button>
    </div>
  );
}
