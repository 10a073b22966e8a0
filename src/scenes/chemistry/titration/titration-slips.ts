/** Slips of paper with what is remarked, and with the titres so far. */
import { Container } from 'pixi.js';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createCallout } from '../../kit/words/callout';

/** Lines of the slips: how many titres, the latest, and whether they agree; on a small stage a message alone. */
const SLIP_LINES = { wide: 4, tall: 2 } as const;
const SLIP_TEXT = 13;
const LINE = 1.3;

/** How many titres, the latest, and whether they agree. */
function titreLines({ view, shown }: Frame<'titration'>): readonly string[] {
  const count = view.titresMl.length;
  if (count === 0) return [];
  const lines = [count === 1 ? '1 titre' : `${count} titres`];
  if (shown.endpoint_volume.value !== null) lines.push(`this one ${shown.endpoint_volume.text} mL`);
  if (view.concordant) lines.push(`${view.concordant.count} agree`);
  if (shown.mean_titre.value !== null) lines.push(`mean ${shown.mean_titre.text} mL`);
  if (!view.concordant) lines.push('none agree yet');
  return lines;
}

export function createTitrationSlips(context: StageContext, narrow: () => boolean) {
  const titres = createCallout(context, { size: SLIP_TEXT, tone: 'plain', mono: true });
  const message = createCallout(context, { size: SLIP_TEXT, tone: 'plain' });
  const slips = new Container({ label: 'slips' });
  slips.addChild(titres.root, message.root);
  return {
    root: slips,
    least: ({ text }: TypeSizes) => ({ width: 0, height: SLIP_LINES[narrow() ? 'tall' : 'wide'] * LINE * text + 14 }),
    lay({ x, y, width }: Box) {
      const part = narrow() ? width : width * 0.54;
      message.lay(part - 20);
      message.root.position.set(x + part / 2, y);
      titres.lay(width - part - 20);
      titres.root.position.set(x + part + (width - part) / 2, y);
    },
    draw(frame: Frame<'titration'>) {
      message.set(frame.view.message ?? '');
      titres.set(narrow() ? '' : titreLines(frame).join('\n'));
    },
  };
}
