import type { ReactNode } from 'react';

/** An icon on a grid of 24, drawn in the colour of the text and hidden from screen readers: the button has the name. */
export function icon(drawing: ReactNode) {
  return function Icon({ size = 24 }: { readonly size?: number | string }) {
    return (
      <svg
        className="icon"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

const line = (d: string) => icon(<path d={d} />);
const solid = (d: string) => icon(<path d={d} fill="currentColor" />);

const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';

export const MenuIcon = line('M4.5 7h15M4.5 12h15M4.5 17h15');
export const SettingsIcon = icon(
  <>
    <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
    <circle cx="15" cy="7" r="2.8" />
    <circle cx="9" cy="17" r="2.8" />
  </>,
);
export const PauseIcon = icon(
  <g fill="currentColor" strokeWidth="1.2">
    <rect x="6.5" y="5" width="3.6" height="14" rx="1.2" />
    <rect x="13.9" y="5" width="3.6" height="14" rx="1.2" />
  </g>,
);
export const PlayIcon = solid('M8 5.5v13l10.5-6.5z');
export const StepIcon = icon(
  <>
    <path d="M6 6v12l8.5-6z" fill="currentColor" />
    <path d="M18 6v12" />
  </>,
);
export const SkipIcon = icon(
  <>
    <path d="M4.5 6.5v11l7-5.5z M11.5 6.5v11l7-5.5z" fill="currentColor" />
    <path d="M20.5 6.5v11" />
  </>,
);
export const FilmIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="14" rx="3" />
    <path d="M10.2 9.2v5.6l4.6-2.8z" fill="currentColor" />
  </>,
);
export const DownloadIcon = line('M12 4v11M7 10.5l5 5 5-5M5 20h14');
export const RestartIcon = line('M19.5 12a7.5 7.5 0 1 1-2.6-5.7M19.5 3.6v4.2h-4.2');
export const SoundOnIcon = line(`${SPEAKER}M15.5 9.3a3.8 3.8 0 0 1 0 5.4M18 6.6a7.6 7.6 0 0 1 0 10.8`);
export const SoundOffIcon = line(`${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`);
export const UndoIcon = line('M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3');
export const HelpIcon = icon(
  <>
    <path d="M8.4 8.6a3.7 3.7 0 1 1 5.7 3.1c-1.3.9-2.1 1.6-2.1 3" />
    <circle cx="12" cy="18.8" r=".6" fill="currentColor" />
  </>,
);
export const CloseIcon = line('M6.5 6.5l11 11M17.5 6.5l-11 11');
export const TrophyIcon = line(
  'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4v1.6a3.4 3.4 0 0 0 3.6 3.4M16.5 5.5H20v1.6a3.4 3.4 0 0 1-3.6 3.4M12 14v3.5M8.5 20h7l-1-2.5h-5z',
);
export const CrownIcon = icon(
  <>
    <path d="M4 8.5l4 3.6L12 5.5l4 6.6 4-3.6-1.6 8.5H5.6z" fill="currentColor" />
    <path d="M6 20h12" />
  </>,
);
export const ArrowLeftIcon = line('M19 12H5.5M11 6l-6 6 6 6');
export const ArrowRightIcon = line('M5 12h13.5M13 6l6 6-6 6');
export const ArrowDownIcon = line('M12 5v13.5M6 13l6 6 6-6');
export const RotateCwIcon = line('M19 13.5a7 7 0 1 1-2.3-5.2l2.3 2.2M19 5.5v5h-5');
export const RotateCcwIcon = line('M5 13.5a7 7 0 1 0 2.3-5.2L5 10.5M5 5.5v5h5');
export const HardDropIcon = line('M12 3.5v10.5M6.5 9.5L12 15l5.5-5.5M5 20h14');
export const HoldIcon = icon(
  <>
    <rect x="4.5" y="4.5" width="15" height="15" rx="4" strokeDasharray="5 3.4" />
    <path d="M9 12h6M12.8 9.5L15.3 12l-2.5 2.5" />
  </>,
);
export const KeyboardIcon = icon(
  <>
    <rect x="2.8" y="6" width="18.4" height="12.4" rx="2.6" />
    <path d="M6.6 10h.1M10.2 10h.1M13.8 10h.1M17.4 10h.1M8.4 14.4h7.2" />
  </>,
);
export const ShareIcon = icon(
  <>
    <circle cx="6.5" cy="12" r="2.6" />
    <circle cx="17.5" cy="6" r="2.6" />
    <circle cx="17.5" cy="18" r="2.6" />
    <path d="M8.9 10.7l6.3-3.4M8.9 13.3l6.3 3.4" />
  </>,
);
export const CopyIcon = icon(
  <>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2.6" />
    <path d="M15.5 8.5V7a2.5 2.5 0 0 0-2.5-2.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5" />
  </>,
);
export const CheckIcon = line('M5 12.8l4.6 4.7L19.5 7');
export const HomeIcon = line('M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5');
export const LanguageIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.6 2.5 3.8 5.3 3.8 8.5s-1.2 6-3.8 8.5c-2.6-2.5-3.8-5.3-3.8-8.5s1.2-6 3.8-8.5z" />
  </>,
);
