import { Choice, type CommonSettings, Dialog, Slider, Switch, useSettings } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useParts } from '../view/parts.ts';

/** The player's preferences; each takes effect at once. */
export function Settings({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { settings } = useParts();
  const { t } = useTranslation('kit');
  const { language, sound, volume, vibration, motion, patterns } = useSettings(settings, (state) => state);
  const set = (change: Partial<CommonSettings>) => settings.setState(change);
  const percent = Math.round(volume * 100);

  return (
    <Dialog open={open} onClose={onClose} title={t('settings.title')}>
      <Switch label={t('settings.sound')} checked={sound} onChange={(on) => set({ sound: on })} />
      <Slider
        label={t('settings.volume')}
        value={percent}
        min={0}
        max={100}
        step={5}
        disabled={!sound}
        text={`${percent} %`}
        onChange={(value) => set({ volume: value / 100 })}
      />
      <Switch label={t('settings.vibration')} checked={vibration} onChange={(on) => set({ vibration: on })} />
      <Switch label={t('settings.patterns')} checked={patterns} onChange={(on) => set({ patterns: on })} />
      <Choice
        label={t('settings.motion')}
        value={motion}
        options={[
          { value: 'system', label: t('settings.motionSystem') },
          { value: 'full', label: t('settings.motionFull') },
          { value: 'reduced', label: t('settings.motionReduced') },
        ]}
        onChange={(value) => set({ motion: value })}
      />
      <Choice
        label={t('settings.language')}
        value={language}
        options={[
          { value: 'auto', label: t('settings.languageAuto') },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'zh', label: <span lang="zh">中文</span> },
        ]}
        onChange={(value) => set({ language: value })}
      />
    </Dialog>
  );
}
