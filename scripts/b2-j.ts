import { openFirefox } from './browsers/firefox'; import { openWebKit } from './browsers/webkit'; import { openFront } from './browsers/front'; import { Page } from './browsers/page'; import { journey } from './browsers/journey';
const front = await openFront(Number(process.argv[3])); const b = await (process.argv[2] === 'firefox' ? openFirefox() : openWebKit());
try { await journey(new Page(b, front.url), front, (n, f) => console.log(n, f)); } finally { await b.end(); await front.end(); }
