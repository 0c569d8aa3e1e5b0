import { useTranslation } from 'react-i18next';
import type { CommonSettings } from './common-settings.ts';
import { Choice, Slider, Switch } from './fields.tsx';

export interface CommonFieldsProps {
  readonly now: CommonSettings;
  readonly onChange: (change: Partial<CommonSettings>) => void;
}

/** The settings that both pages have, to be changed; each takes effect at once. */
export function CommonFields({ now, onChange }: CommonFieldsProps) {
  const { t } = useTranslation('kit');
  const percent = Math.round(now.volume * 100);
  return (
    <>
      <Choice
        label={t('settings.language')}
        value={now.language}
        options={[
          { value: 'auto', label: t('settings.languageAuto') },
          { value: 'en', label: <span lang="en">English</span> },
          { value: 'zh', label: <span lang="zh">中文</span> },
        ]}
        onChange={(language) => onChange({ language })}
      />
      <Switch label={t('settings.sound')} checked={now.sound} onChange={(sound) => onChange({ sound })} />
      <Slider
        label={t('settings.volume')}
        value={percent}
        min={0}
        max={100}
        step={5}
        disabled={!now.sound}
        text={`${percent} %`}
        onChange={(volume) => onChange({ volume: volume / 100 })}
      />
      <Switch
        label={t('settings.vibration')}
        checked={now.vibration}
        onChange={(vibration) => onChange({ vibration })}
      />
      <Choice
        label={t('settings.motion')}
        value={now.motion}
        options={[
          { value: 'system', label: t('settings.motionSystem') },
          { value: 'reduced', label: t('settings.motionReduced') },
          { value: 'full', label: t('settings.motionFull') },
        ]}
        onChange={(motion) => onChange({ motion })}
      />
      <Switch label={t('settings.patterns')} checked={now.patterns} onChange={(patterns) => onChange({ patterns })} />
    </>
  );
}
