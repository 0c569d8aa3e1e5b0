import { Button, Choice, CommonFields, Dialog, KeyboardIcon, Slider, Switch } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import {
  handlingOf,
  MOST_ARR,
  MOST_DAS,
  MOST_DCD,
  MOST_FACTOR,
  MOST_GUARD,
  MOST_PREVIEWS,
  type TetrisSettings,
  tetrisDefaults,
} from '../settings.ts';
import { HandlingTrial } from './handling-trial.tsx';
import { usePage, useSetting } from './page-context.ts';

export function SettingsDialog() {
  const { t } = useTranslation();
  const { settings, ui } = usePage();
  const now = useSetting((state) => state);
  const set = (change: Partial<TetrisSettings>): void => void settings.setState(change);
  return (
    <Dialog
      open
      onClose={() => ui.setState({ dialog: undefined })}
      title={t('kit:settings.title')}
      className="settings"
    >
      <CommonFields now={now} onChange={set} />
      <h3>{t('settings.play')}</h3>
      <Switch
        label={t('settings.ghost')}
        hint={t('settings.ghostHint')}
        checked={now.ghost}
        onChange={(ghost) => set({ ghost })}
      />
      <Slider
        label={t('settings.previews')}
        value={now.previews}
        min={1}
        max={MOST_PREVIEWS}
        onChange={(previews) => set({ previews })}
      />
      <Choice
        label={t('settings.touch')}
        value={now.touch}
        options={[
          { value: 'auto', label: t('settings.touchAuto') },
          { value: 'pad', label: t('settings.touchPad') },
          { value: 'gestures', label: t('settings.touchGestures') },
        ]}
        onChange={(touch) => set({ touch })}
      />
      <Switch label={t('settings.legend')} checked={now.legend} onChange={(legend) => set({ legend })} />
      <Button className="settings-keys" icon={<KeyboardIcon />} onClick={() => ui.setState({ dialog: 'keys' })}>
        {t('keys.open')}
      </Button>
      <HandlingSettingsFields now={now} set={set} />
      <Button className="settings-reset" variant="quiet" onClick={() => set(tetrisDefaults)}>
        {t('settings.reset')}
      </Button>
    </Dialog>
  );
}

interface FieldsProps {
  readonly now: TetrisSettings;
  readonly set: (change: Partial<TetrisSettings>) => void;
}

function HandlingSettingsFields({ now, set }: FieldsProps) {
  const { t } = useTranslation();
  const ms = (n: number): string => t('settings.ms', { n });
  // One step beyond the highest factor stands for "at once".
  const factor = now.softDropFactor === 'max' ? MOST_FACTOR + 1 : now.softDropFactor;
  return (
    <>
      <h3>{t('settings.handling')}</h3>
      <HandlingTrial key={JSON.stringify(handlingOf(now))} />
      <Slider
        label={t('settings.das')}
        value={now.das}
        min={0}
        max={MOST_DAS}
        text={ms(now.das)}
        onChange={(das) => set({ das })}
      />
      <Slider
        label={t('settings.arr')}
        value={now.arr}
        min={0}
        max={MOST_ARR}
        text={now.arr === 0 ? t('settings.atOnce') : ms(now.arr)}
        onChange={(arr) => set({ arr })}
      />
      <Slider
        label={t('settings.dcd')}
        value={now.dcd}
        min={0}
        max={MOST_DCD}
        text={now.dcd === 0 ? t('settings.off') : ms(now.dcd)}
        onChange={(dcd) => set({ dcd })}
      />
      <Slider
        label={t('settings.guard')}
        value={now.guard}
        min={0}
        max={MOST_GUARD}
        step={10}
        text={now.guard === 0 ? t('settings.off') : ms(now.guard)}
        onChange={(guard) => set({ guard })}
      />
      <Slider
        label={t('settings.softDrop')}
        value={factor}
        min={1}
        max={MOST_FACTOR + 1}
        text={factor > MOST_FACTOR ? t('settings.atOnce') : t('settings.times', { n: factor })}
        onChange={(value) => set({ softDropFactor: value > MOST_FACTOR ? 'max' : value })}
      />
      <Switch
        label={t('settings.cancel')}
        hint={t('settings.cancelHint')}
        checked={now.cancel}
        onChange={(cancel) => set({ cancel })}
      />
    </>
  );
}
