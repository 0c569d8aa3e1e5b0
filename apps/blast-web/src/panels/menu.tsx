import { Button, Dialog, HelpIcon, HomeIcon, PlayIcon, RestartIcon, SettingsIcon } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useParts } from '../view/parts.ts';
import { openFile, saveToFile } from './backup-file.ts';
import { ChartIcon, ModesIcon } from './icons.tsx';

export interface MenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onNewGame: () => void;
}

export function Menu({ open, onClose, onNewGame }: MenuProps) {
  const parts = useParts();
  const { desk } = parts;
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('menu.title')} className="dialog-small">
      <nav className="menu">
        <Button variant="primary" icon={<PlayIcon />} onClick={onClose} data-autofocus>
          {t('menu.resume')}
        </Button>
        <Button icon={<RestartIcon />} onClick={onNewGame}>
          {t('menu.newGame')}
        </Button>
        <Button icon={<ModesIcon />} onClick={() => desk.open('modes')}>
          {t('modes.title')}
        </Button>
        <Button icon={<ChartIcon />} onClick={() => desk.open('stats')}>
          {t('stats.title')}
        </Button>
        <Button icon={<HelpIcon />} onClick={() => desk.open('help')}>
          {t('menu.help')}
        </Button>
        <Button icon={<SettingsIcon />} onClick={() => desk.open('settings')}>
          {t('kit:settings.title')}
        </Button>
        <div className="menu-pair">
          <Button
            onClick={() => {
              onClose();
              saveToFile(parts);
            }}
          >
            {t('menu.toFile')}
          </Button>
          <Button
            onClick={() => {
              onClose();
              void openFile(parts);
            }}
          >
            {t('menu.fromFile')}
          </Button>
        </div>
        <a className="button secondary" href="../">
          <HomeIcon />
          <span>{t('menu.home')}</span>
        </a>
      </nav>
    </Dialog>
  );
}
