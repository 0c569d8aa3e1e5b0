import type { Deal, Stage } from '@blockyard/blast';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

/** How many trays are drawn where a ruleset does not say it. */
const TRIES = 100;
const ALL: Stage = { from: 1 };

/** How the pieces of a ruleset are dealt, in words made from the very rule that deals them. */
export function DealRule({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation();
  const stages = deal.stages ?? [ALL];
  const looks = stages.some(({ guarantee = 'none' }) => guarantee !== 'none');
  return (
    <>
      <p>{t('help.deal.weights')}</p>
      <ul className="deal-stages">
        {stages.map((stage, i) => (
          <li key={stage.from}>
            <strong>{span(t, deal, stage, stages[i + 1])}</strong> {promises(t, stage)}
          </li>
        ))}
      </ul>
      <p>{looks ? t('help.deal.again', { tries: deal.tries ?? TRIES }) : t('help.deal.blind')}</p>
      {deal.noTriple === true && <p>{t('help.deal.noTriple')}</p>}
      <p>{t('help.deal.seed')}</p>
    </>
  );
}

/** "Rounds 1–30:", by score where the ruleset says so. */
function span(t: TFunction, { key = 'round' }: Deal, { from }: Stage, next: Stage | undefined): string {
  return next === undefined ? t(`help.deal.${key}On`, { from }) : t(`help.deal.${key}s`, { from, to: next.from - 1 });
}

function promises(t: TFunction, { guarantee = 'none', maxBig, tiers = {} }: Stage): string {
  const { easy = 100, hard = 100 } = tiers;
  return [
    t(`help.deal.${guarantee}`),
    ...(maxBig === undefined ? [] : [t('help.deal.big', { count: maxBig })]),
    ...(easy === 100 && hard === 100 ? [] : [t('help.deal.tiers', { easy, hard })]),
  ].join(' ');
}
