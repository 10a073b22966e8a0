/** Cables from the monitor to the patient, hoses from the ventilator to mouth and test lung. */
import type { Box, Point, StageContext } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { type Port, portAt } from '../../kit/instruments/socket';
import type { PatientInBed } from './patient-in-bed';

/** Three leads of the electrocardiogram, oximeter, arterial line. */
const CABLES = [0x59636f, 0x59636f, 0x59636f, 0x2d7fb8, 0xc0453f] as const;
/** Where they hang while nobody is attached: the rail at the bed's foot, from the bed's origin. */
const HOOK = { x: 44, y: -26 } as const;

/** A place on the patient, on the stage. */
const onBed = (bed: Point, { x, y }: Point, dx = 0, dy = 0): Point => ({ x: bed.x + x + dx, y: bed.y + y + dy });

interface Places {
  readonly monitor: Box;
  readonly ventilator: Box;
  readonly bed: Point;
  readonly bellows: Point;
}

export function createBedsideTubing(context: StageContext, bed: PatientInBed) {
  const tubing = createLeadLayer(context);
  const bare = ['none', 'none'] as const;
  const cables = CABLES.map((colour) => tubing.add({ kind: 'probe', ends: bare, width: 2.4, colour }));
  const hoses = [0, 1].map(() => tubing.add({ kind: 'tube', ends: bare, width: 7 }));
  const lungTube = tubing.add({ kind: 'tube', ends: bare, width: 7 });

  /** To the patient, or to the rail of the bed while nobody is attached. */
  function layCables(at: Places, attached: boolean): void {
    const from = { x: at.monitor.x + at.monitor.width * 0.54, y: at.monitor.y + at.monitor.height };
    const ends = [
      onBed(at.bed, bed.chest, -28, 2),
      onBed(at.bed, bed.chest),
      onBed(at.bed, bed.chest, 20, 7),
      onBed(at.bed, bed.wrist, -26),
      onBed(at.bed, bed.wrist),
    ];
    cables.forEach((cable, n) => {
      const to = attached ? ends[n] : { x: at.bed.x + HOOK.x + 3 * n, y: at.bed.y + HOOK.y };
      if (to)
        tubing.lay(cable, portAt({ x: from.x + 7 * n, y: from.y }, 'front'), portAt(to, 'top'), {
          slack: 0.1,
          stub: 6,
        });
    });
  }

  function layHoses(at: Places): void {
    const { x, y, width, height } = at.ventilator;
    const below = y > at.bed.y;
    const outlet = (n: number): Port =>
      below
        ? portAt({ x: x + width - 40 - 14 * n, y }, 'top')
        : portAt({ x: x + 34 + 12 * n, y: y + height - 5 }, 'front');
    const mouth = onBed(at.bed, bed.mouth, -2, 4);
    hoses.forEach((hose, n) => tubing.lay(hose, portAt(mouth, 'top'), outlet(n), { slack: 0.12, stub: 8 }));
    // Into the foot of the test lung, beside its scale.
    const foot = { x: at.bellows.x + (below ? 30 : -30), y: at.bellows.y - 10 };
    const supply = below
      ? portAt({ x, y: y + height - 14 }, 'left')
      : portAt({ x: x + 14, y: y + height - 5 }, 'front');
    tubing.lay(lungTube, supply, portAt(foot, below ? 'right' : 'left'), { slack: 0.05, stub: 6 });
  }

  return {
    root: tubing.root,
    lay(at: Places, attached: boolean): void {
      layCables(at, attached);
      layHoses(at);
    },
  };
}
