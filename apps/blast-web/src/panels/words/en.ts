/** The words of the panels; they are added to the page’s when the panels are loaded. */
export const en = {
  menu: {
    home: 'All games',
    newGame: 'New game',
    help: 'How to play',
    resume: 'Back to the game',
    toFile: 'Save to a file',
    fromFile: 'Open a file',
  },
  modes: {
    title: 'Choose a game',
    now: 'You are playing this',
    waits: 'Waiting at {{score}} points',
    stars: 'Stars',
    days_one: '{{count}} day in a row',
    days_other: '{{count}} days in a row',
    classic: '8 × 8, rows and columns.',
    daily: 'The same deal for everyone.',
    journey: 'Lines, points, gems: 45 levels.',
    zen: 'Undo back to the start.',
    streak: 'Clear in a row to multiply.',
    ten: '10 × 10, nineteen shapes.',
    boxes: '9 × 9, boxes clear too.',
  },
  journey: {
    locked: 'locked',
  },
  restart: {
    title: 'Start anew?',
    text: 'This game, with {{score}} points, will be lost.',
    confirm: 'New game',
    cancel: 'Keep playing',
  },
  help: {
    title: 'How to play',
    goal: 'Drag the three pieces onto the board. A full row or column clears; nothing falls. When all three are placed, three more are dealt. The game ends when no piece fits.',
    scoring:
      'One point for each block placed. Lines cleared at once are worth ten times their number squared: 10, 40, 90, 160 …',
    dealTitle: 'The deal',
    deal: 'Each piece is an independent draw with fixed weights, whatever your board or score looks like. No tray is promised to fit. The seed decides them all: the same seed deals the same pieces.',
    seed: 'Seed of this game',
    noSeed: 'This game began from a given position.',
    copySeed: 'Copy the link to this deal',
    touchTitle: 'Without dragging',
    touch: 'Tap a piece, then tap the cell for its upper left corner.',
    keysTitle: 'Keys',
    saved:
      'The game is saved after every move, on this device. Some browsers delete what a page has saved after a week without a visit; installing the page keeps it.',
  },
} as const;
