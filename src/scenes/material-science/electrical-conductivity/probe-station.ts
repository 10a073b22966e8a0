/** The chamber with the sample under its probes: what it looks like, how warm it is, and what flows. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { CHAMBER, HEAD_BOX, SAMPLE_BOX } from './chamber-plan';
import { createProbeChamber } from './probe-chamber';

type ConductivityFrame = Frame<'electrical_conductivity'>;
type Material = ConductivityFrame['params']['material'];

/** How they look: for recognition. */
const TONES: Readonly<Record<Material, number>> = {
  Copper: 0xc8713f,
  Aluminium: 0xcdd5dd,
  Silver: 0xe4e8ec,
  Gold: 0xe0b040,
  Tungsten: 0x7d858e,
  Platinum: 0xb9bec2,
  Constantan: 0xa98f6a,
  'Silicon wafer': 0x4a5a78,
  Germanium: 0x767c84,
  Polyethylene: 0xf0f3f0,
  'Soda-lime glass': 0xa7d3cb,
};
/** An electron of the picture drifts by this at 1 A, a hundredth of it at each three arrhenius of ten below, units a wall second. */
const DRIFT = 120;

/** How far the carriers have drifted. */
function createDrift(reducedMotion: boolean) {
  let last = Number.NaN;
  let drift = 0;
  /** null: nothing flows. */
  return ({ view, running }: ConductivityFrame, wall: number): number | null => {
    const seconds = Number.isFinite(last) ? Math.min(0.1, Math.max(0, (wall - last) / 1000)) : 0;
    last = wall;
    const flows = view.on && view.current > 0;
    const speed = flows ? (DRIFT * Math.max(0.08, 6 + Math.log10(view.current))) / 6 : 0;
    const moved = running && !reducedMotion ? speed * seconds : 0;
    drift += view.averaged && Math.floor(wall / 1200) % 2 === 1 ? -moved : moved;
    return flows ? drift : null;
  };
}

/** Changes between two wires and four probes. */
export function createMethodHandle(context: SceneContext<'electrical_conductivity'>) {
  let used: ConductivityFrame['params']['method'] | null = null;
  const method = context.inputHandle('method', {
    name: 'Probes: leads of the voltmeter',
    hint: 'Press to change between two wires and four probes.',
    grip: 'press',
    tap: () => {
      if (used) context.setInput('method', used === 'Four-probe' ? 'Two-wire' : 'Four-probe');
    },
  });
  return {
    /** On the head of the probes of a chamber that stands there. */
    lay({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
      method.place(x + HEAD_BOX.x * scale, y + HEAD_BOX.y * scale, HEAD_BOX.width * scale, HEAD_BOX.height * scale);
    },
    draw({ params }: ConductivityFrame) {
      used = params.method;
    },
  };
}

export function createProbeStation(context: SceneContext<'electrical_conductivity'>) {
  const chamber = createProbeChamber(context);
  const mount = context.actionHandle('mount', { name: 'Sample: mount it', grip: 'press' });
  const drifted = createDrift(context.reducedMotion);
  let place = { x: 0, y: 0, scale: 1 };
  return {
    root: chamber.root,
    get place() {
      return place;
    },
    ports: () => chamber.ports(),
    lay(box: Box, type: TypeSizes) {
      const { x, y, scale } = fitted(box, CHAMBER);
      place = { x, y, scale };
      chamber.root.position.set(x, y);
      chamber.root.scale.set(scale);
      chamber.fit(scale, type);
      mount.place(
        x + SAMPLE_BOX.x * scale,
        y + SAMPLE_BOX.y * scale,
        SAMPLE_BOX.width * scale,
        SAMPLE_BOX.height * scale,
      );
    },
    draw(frame: ConductivityFrame, wall: number) {
      const { view, params, hidden } = frame;
      const covered = hidden.has('material');
      const dopingHidden = hidden.has('doping_log') || hidden.has('doping_type');
      chamber.look({
        form: view.form,
        tone: TONES[params.material],
        mounted: view.mounted,
        fourProbes: params.method === 'Four-probe' && !hidden.has('method'),
        covered,
      });
      const known = !hidden.has('temperature');
      chamber.warm(
        known ? view.t : null,
        view.ahead > 0 ? `${view.ahead} to go` : known ? `set ${params.temperature} K` : '',
      );
      // Where doping or temperature is to be found its carriers are not told of.
      const told = known && !covered && !dopingHidden;
      chamber.carriers(told ? view.carriers : null);
      chamber.flow(drifted(frame, wall), 0);
      mount.enable(!view.mounted);
    },
  };
}
