/** What the bath, the camera and the stage say in words. */
import type { Frame } from '../../contract';
import { bathLiquid } from './cooling-bath';

type CharpyFrame = Frame<'charpy_impact'>;

const PLACES = {
  bath: 'lies in the bath',
  tongs: 'is on its way in the tongs',
  anvil: 'lies on the anvils',
} as const;
const HAMMER = {
  latched: 'The hammer hangs in its latch at 150°.',
  falling: 'The hammer falls.',
  rising: 'The hammer rises on the other side.',
  braking: 'The hammer is braked.',
  lifting: 'The hammer is lifted back to its latch.',
} as const;

export function bathNote({ view, shown }: CharpyFrame): string {
  if (view.soaking !== null) return `soaking ${Math.round(view.soaking * 100)} %`;
  return view.bar ? `bar ${shown.specimen_temperature.text} °C` : 'no bar';
}

export function cameraWords({ view, shown }: CharpyFrame): string {
  if (!view.broken) return '';
  return view.inspected ? `torn ${shown.shear_fracture.text} %` : `${shown.absorbed_energy.text} J`;
}

export function describeCharpy({ view, params, shown, hidden }: CharpyFrame): string {
  const { bar, broken, stage } = view;
  const sentences: string[] = [
    HAMMER[stage],
    ...(hidden.has('temperature')
      ? []
      : [`The bath of ${bathLiquid(params.temperature)} has ${params.temperature} °C.`]),
    bar ? `A bar ${PLACES[bar.at]}; it has ${shown.specimen_temperature.text} °C.` : 'No bar is cooled or laid ready.',
  ];
  if (broken && !bar)
    sentences.push(
      broken.stopped
        ? 'The hammer was stopped by the bar, which is bent round its striker.'
        : `The last bar broke with ${shown.absorbed_energy.text} J; ${shown.shear_fracture.text} % of its face are torn, the rest is bright and flat. ${shown.valid.text}.`,
    );
  sentences.push(
    view.points.length > 0
      ? `The sheet has ${view.points.length} bars of this kind${view.fit ? ' and a curve through them' : ''}.`
      : 'The sheet is empty.',
  );
  return sentences.join(' ');
}
