/** The probe on the skin with the gel under it, its beam and the wavefronts that go down in it. Millimetres. */
import { Graphics } from 'pixi.js';
import type { Frame } from '../../contract';
import { acrossGradient, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { WIDE } from './body-section';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

const FACE = 40;
export const PROBE = { width: 46, height: 34 } as const;
export const GEL = 0x63b9e8;

const reachOf = ({ params }: UltrasoundFrame, deep: number): number => Math.min(10 * params.depth, deep - 1);

/** Body, neck, strain relief of the cable. */
function paintProbe(probe: Graphics, curved: boolean, dark: boolean): void {
  const shell = dark ? 0xb9c4cf : 0xf1f4f7;
  probe.clear();
  probe
    .moveTo(-PROBE.width / 2, -3)
    .lineTo(-PROBE.width / 2 + 2, -12)
    .quadraticCurveTo(-13, -16, -10, -PROBE.height)
    .lineTo(10, -PROBE.height)
    .quadraticCurveTo(13, -16, PROBE.width / 2 - 2, -12)
    .lineTo(PROBE.width / 2, -3)
    .closePath()
    .fill(
      acrossGradient([
        [0, mix(shell, 0x000000, 0.3)],
        [0.3, shell],
        [0.7, mix(shell, 0x000000, 0.12)],
        [1, mix(shell, 0x000000, 0.42)],
      ]),
    );
  probe.roundRect(-6, -PROBE.height - 7, 12, 8, 2).fill(0x2a3037);
  probe.roundRect(-PROBE.width / 2 + 6, -20, 4, 8, 2).fill(0x2fae6b);
  if (curved)
    probe
      .moveTo(-PROBE.width / 2, -3.5)
      .quadraticCurveTo(0, 5, PROBE.width / 2, -3.5)
      .closePath()
      .fill(0x3a434c);
  else probe.roundRect(-PROBE.width / 2, -3.5, PROBE.width, 3.8, 1).fill(0x3a434c);
}

function paintGel(gel: Graphics, { view }: UltrasoundFrame): void {
  gel.clear();
  if (view.gel)
    gel
      .ellipse(view.probe, 0, PROBE.width / 2 + 4, 2.6)
      .fill({ color: GEL, alpha: 0.55 })
      .ellipse(view.probe - 14, -0.8, 8, 0.8)
      .fill({ color: 0xffffff, alpha: 0.6 });
}

function paintBeam(beam: Graphics, frame: UltrasoundFrame, curved: boolean, deep: number): void {
  const { view } = frame;
  beam.clear();
  const reach = reachOf(frame, deep);
  const spread = curved ? (FACE / 2) * (1 + reach / 40) : FACE / 2;
  if (view.gel)
    beam
      .moveTo(view.probe - FACE / 2, 0.5)
      .lineTo(view.probe + FACE / 2, 0.5)
      .lineTo(Math.min(WIDE, view.probe + spread), reach)
      .lineTo(Math.max(-WIDE, view.probe - spread), reach)
      .closePath()
      .fill(
        downGradient([
          [0, 0x9fe7ff, 0.34],
          [1, 0x9fe7ff, 0.05],
        ]),
      )
      .stroke({ width: 0.5, color: 0x9fe7ff, alpha: 0.6 });
}

/** Wavefronts that go down line by line: ornament in time, true in place. */
function paintPulse(pulse: Graphics, frame: UltrasoundFrame, still: boolean, now: number, deep: number): void {
  const { view, params } = frame;
  pulse.clear();
  if (!view.gel || view.frozen) return;
  const reach = reachOf(frame, deep);
  const line = params.mode === 'B-mode' ? ((now / 900) % 1) * FACE - FACE / 2 : 0;
  const z = still ? 0.4 * reach : ((now / 450) % 1) * reach;
  for (let k = 0; k < 3; k++)
    if (z - 1.6 * k > 0)
      pulse
        .moveTo(view.probe + line - 2.6, z - 1.6 * k)
        .lineTo(view.probe + line + 2.6, z - 1.6 * k)
        .stroke({ width: 0.8, color: 0xffffff, alpha: 0.85 - 0.25 * k });
}

export function createProbe({ theme, reducedMotion }: { readonly theme: StageTheme; readonly reducedMotion: boolean }) {
  const beam = new Graphics({ label: 'beam' });
  const pulse = new Graphics({ label: 'pulse' });
  const gel = new Graphics({ label: 'gel' });
  const probe = new Graphics({ label: 'probe' });
  return {
    views: [beam, pulse, gel, probe],
    draw(frame: UltrasoundFrame, now: number, deep: number): void {
      const curved = frame.params.transducer === 'Curvilinear';
      paintProbe(probe, curved, theme.name === 'dark');
      probe.x = frame.view.probe;
      paintGel(gel, frame);
      paintBeam(beam, frame, curved, deep);
      paintPulse(pulse, frame, reducedMotion, now, deep);
    },
  };
}
