import { icon } from '@blockyard/app-kit';

export const StarIcon = icon(
  <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" fill="currentColor" />,
);
export const GemIcon = icon(
  <path d="M7 4.5h10l4 5.5-9 9.5L3 10zM3 10h18M9 10l3 9.5L15 10l-3-5.5z" strokeWidth="1.8" />,
);
export const BulbIcon = icon(
  <path d="M9.2 17.5h5.6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2v1.2h5.4v-1.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3.5z" />,
);
