/** The words of the diagram: its times, the angles of its pulses, and the lines that are run. */
import type { Frame, SceneContext } from '../../contract';
import type { Placed, Sequence } from './sequence-axis';

type MriFrame = Frame<'mri_scanner'>;

/** A middle at which all of the text is within the diagram. */
const within = ({ width }: { readonly width: number }, { left, right }: Placed, x: number): number =>
  Math.min(right - width / 2, Math.max(left + width / 2, x));

export function createSequenceWords(context: SceneContext<'mri_scanner'>) {
  const { theme } = context;
  const said = (anchor: readonly [number, number], colour: number = theme.screenInk) =>
    context.text({ size: 12, mono: true, colour, anchor });
  const times = { tr: said([0.5, 1]), ti: said([0.5, 0]), te: said([0.5, 0]) } as const;
  const flips = [said([0.5, 1]), said([0.5, 1]), said([0.5, 1])] as const;
  const line = said([1, 0], theme.screenGlow);

  function drawTimes({ params, hidden }: MriFrame, { echoes, middle }: Sequence, placed: Placed): void {
    const { inverted, begun, again, excited, echo, under, small } = placed;
    const told = (id: 'tr' | 'te' | 'ti'): string => (hidden.has(id) ? '?' : String(params[id]));
    times.tr.text = `TR ${told('tr')} ms`;
    times.ti.text = inverted ? `TI ${told('ti')} ms` : '';
    times.te.text =
      echoes.length > 1 ? `k = 0 at ${hidden.has('te') ? '?' : Number(middle.toFixed(1))} ms` : `TE ${told('te')} ms`;
    times.tr.position.set(within(times.tr, placed, (begun + again) / 2), small * 1.2);
    times.ti.position.set(within(times.ti, placed, (begun + excited) / 2), under + small * 0.35);
    times.te.position.set(within(times.te, placed, (excited + echo) / 2), under + small * 0.35);
  }

  function drawAngles({ echoes, pulses }: Sequence, placed: Placed, covered: boolean): void {
    const { xOf, top, small } = placed;
    const trained = echoes.length > 1;
    const angle = (flip: number): string => (covered ? '?°' : `${flip}°`);
    // The pulses of a train stand too close for a word each.
    const words = trained
      ? [`90°, then ${echoes.length} of 180°`]
      : [...pulses].toSorted((a, b) => a.at - b.at).map(({ flip }) => angle(flip));
    let taken = 0;
    flips.forEach((text, n) => {
      text.text = words[n] ?? '';
      const pulse = pulses[n];
      const x = trained ? within(text, placed, 0) : xOf(pulse?.at ?? 0);
      text.position.set(x, top - small * 0.1);
      // Where two pulses stand close the first has its word.
      if (x - text.width / 2 < taken) text.text = '';
      else taken = x + text.width / 2 + small * 0.4;
    });
  }

  function drawLine({ params, hidden }: MriFrame, { echoes, middle }: Sequence, { right, under, small }: Placed): void {
    const place = echoes.find(({ at }) => at === middle)?.place ?? 0;
    const steps = Math.round((place * Number(params.matrix)) / 2);
    const which =
      echoes.length > 1 ? `${echoes.length} lines` : `line ${steps > 0 ? '+' : ''}${String(steps).replace('-', '−')}`;
    line.text = hidden.has('matrix') ? '' : which;
    line.position.set(right, under + small * 0.35);
    line.visible = line.x - line.width > times.te.x + times.te.width / 2 + 8;
  }

  return {
    views: [...Object.values(times), ...flips, line],
    draw(frame: MriFrame, sequence: Sequence, placed: Placed, covered: boolean): void {
      drawTimes(frame, sequence, placed);
      drawAngles(sequence, placed, covered);
      drawLine(frame, sequence, placed);
    },
  };
}
