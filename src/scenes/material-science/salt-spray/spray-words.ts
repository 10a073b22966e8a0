/** What the cabinet, its log sheet and its stage say in words. */
import type { Frame } from '../../contract';

type SprayFrame = Frame<'salt_spray'>;

export const modeWords = ({ mode, door }: SprayFrame['view']): string => {
  if (mode === 'weighed') return 'weighed';
  if (mode === 'removed') return 'panel out';
  if (door) return 'cover open';
  return mode === 'spraying' ? 'running' : 'ready';
};

/** Hours, red rust in per cent and grade of each look at the panel. */
export const logLines = ({ view, hidden }: SprayFrame): readonly (readonly [string, string, string])[] =>
  view.log.map(({ hours, red, grade }) => [
    hours.toFixed(hours < 100 ? 1 : 0),
    red < 0.1 ? red.toFixed(3) : red.toFixed(red < 10 ? 2 : 1),
    grade === null || hidden.has('coating') ? '–' : String(grade),
  ]);

export function describeSpray({ view, params, shown, hidden }: SprayFrame): string {
  const secret = hidden.has('material') || hidden.has('coating');
  const coat = params.material === 'Carbon steel' && params.coating !== 'None' ? ` with ${params.coating}` : '';
  const sentences = [
    `A panel${secret ? '' : ` of ${params.material}${coat}`} ${
      view.mode === 'weighed'
        ? 'lies cleaned on the balance'
        : view.mode === 'removed'
          ? 'lies on the balance with its rust'
          : 'stands on the rack of the cabinet'
    }.`,
    view.fog ? 'Fog fills the cabinet.' : view.door ? 'The cover is open.' : '',
    view.hours > 0
      ? `After ${shown.hours.text} h red rust covers ${shown.red_rust_area.text} %, white rust ${shown.white_rust_area.text} %.`
      : '',
    view.coupon && !view.coupon.weighed ? 'A steel coupon hangs beside it.' : '',
    shown.mass_loss.value === null ? '' : `It lost ${shown.mass_loss.text} g/m².`,
    view.log.length > 0 ? `The log sheet has ${view.log.length} lines.` : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
