export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2333; --soft: #5b6478; --line: #d6dae4; --ground: #fbfbfd; --first: #2563c9; --second: #c2410c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ebf2; --soft: #a3abbd; --line: #363d4d; --ground: #151922; --first: #78a9ff; --second: #ff9a62; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1160px; padding: 24px 16px 64px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; margin: 0 0 4px; }
h2 { font-size: 1.2rem; margin: 40px 0 8px; }
p { color: var(--soft); margin: 4px 0; }
.key { display: inline-block; width: 14px; height: 14px; border-radius: 3px; margin-right: 8px; vertical-align: -2px; }
.key.first { background: var(--first); } .key.second { border: 2.5px solid var(--second); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 10px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: 600; }
thead th { color: var(--soft); font-weight: 500; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 16px; }
figure { margin: 0; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); fill: none; } .axis { stroke: var(--soft); fill: none; }
.first.bar { fill: var(--first); fill-opacity: .55; }
.line { fill: none; stroke-width: 2; } .first.line { stroke: var(--first); } .second.line { stroke: var(--second); }
.heat rect { fill: var(--first); stroke: var(--line); stroke-width: .5; }
`;
