import { icon } from '@blockyard/app-kit';

export const LockIcon = icon(<path d="M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />);
export const ChartIcon = icon(<path d="M4.5 19.5h15M7 16v-4M12 16V5M17 16V9" />);
export const ModesIcon = icon(
  <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" strokeWidth="2" />,
);
