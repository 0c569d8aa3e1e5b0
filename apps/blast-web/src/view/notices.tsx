import { Toast } from '@blockyard/app-kit';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useParts } from './parts.ts';

/** One notice at a time: the desk's, else that a new version waits. */
export function Notices() {
  const { desk, updates } = useParts();
  const { t } = useTranslation();
  const notice = useStore(desk.store, (state) => state.notice);
  const { updateReady, update } = useStore(updates);

  if (notice === undefined && updateReady) {
    return (
      <Toast
        text={t('kit:update.ready')}
        action={{ label: t('kit:update.start'), onAct: update }}
        onClose={() => updates.setState({ updateReady: false })}
      />
    );
  }
  const { action } = notice ?? {};
  const act = () => {
    desk.dismiss();
    action?.run();
  };
  return (
    <Toast
      text={notice && t(notice.key, notice.values ?? {})}
      action={action && { label: t(action.key), onAct: act }}
      duration={notice?.passing === true ? 6000 : 0}
      onClose={() => desk.dismiss()}
    />
  );
}
