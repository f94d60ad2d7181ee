/** The reference's sheet: the system's type and colours, nothing fetched. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dcdcd6, #33393c); --soft: light-dark(#5b6468, #9aa5a9);
  --ground: light-dark(#fbfaf7, #14191b); --panel: light-dark(#fff, #1b2124); --accent: light-dark(#1d5f73, #7fc3d6); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--ground); display: grid; grid-template-columns: 280px minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 20px; border-right: 1px solid var(--line); font-size: 13px; }
nav h2 { font-size: 13px; margin: 18px 0 4px; } nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 2px 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { color: var(--accent); text-decoration: underline; }
main { padding: 32px 40px 120px; max-width: 1000px; }
h1 { margin: 0 0 8px; font-size: 28px; } main h2 { margin: 56px 0 8px; font-size: 20px; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 16px 20px; margin: 12px 0; scroll-margin-top: 12px; }
h3 { margin: 0; font-size: 15px; font-weight: 600; } h3 code { font-size: 14px; overflow-wrap: anywhere; }
h4 { margin: 16px 0 4px; font-size: 12px; color: var(--soft); text-transform: uppercase; letter-spacing: .04em; }
.method { display: inline-block; min-width: 58px; color: var(--accent); font: 700 12px ui-monospace, monospace; text-transform: uppercase; }
.access { float: right; font-size: 12px; color: var(--soft); border: 1px solid var(--line); border-radius: 99px; padding: 0 10px; }
p { margin: 6px 0; } .soft, i { color: var(--soft); font-style: normal; font-size: 13px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-top: 1px solid var(--line); font-weight: 400; overflow-wrap: anywhere; }
th { width: 34%; } code, pre { font-family: ui-monospace, monospace; font-size: 12.5px; }
pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 6px; max-height: 420px; }
summary { cursor: pointer; padding: 4px 0; font-size: 13px; }
@media (max-width: 800px) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 16px; } }
`;
