/** What is scanned, cut open along the plane of the picture, with the probe on its skin, the gel and its bottle. Millimetres inside. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, Point, SceneContext } from '../../contract';
import { CYST, innerRadius, type ObjectName, PINS, vesselOf } from '../../../../engine/instruments/ultrasound/objects';
import { acrossGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';

type UltrasoundFrame = Frame<'ultrasound_imaging'>;

export interface ProbeAndBody extends Part {
  draw(frame: UltrasoundFrame, now: number): void;
  /** Where the cable leaves the probe, in units of the parent. */
  readonly cable: Point;
}

const FACE = 40;
const PROBE = { width: 46, height: 34 } as const;
/** mm of body beside the middle, and above it for probe and bottle. */
const WIDE = 66;
const ABOVE = 46;
const SKIN = 0xc98f6e;
const FLESH = 0xa9575a;
const FAT = 0xe6c98a;
const BLOOD_RED = 0x8e1d24;
const PHANTOM = 0x9aa7ad;
const GEL = 0x63b9e8;
const BOTTLE = { x: 50, width: 16, height: 34 } as const;

const isPhantom = (name: ObjectName): boolean => name === 'Point Targets' || name === 'Cyst Phantom';
const deepest = (name: ObjectName): number => {
  const vessel = vesselOf(name);
  return vessel ? vessel.depth + Math.max(18, vessel.radius + 14) : 66;
};

export function createProbeAndBody(context: SceneContext<'ultrasound_imaging'>): ProbeAndBody {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'probe and body' });
  const scene = new Container();
  const body = new Graphics({ label: 'body' });
  const inside = new Graphics({ label: 'organ' });
  const beam = new Graphics({ label: 'beam' });
  const pulse = new Graphics({ label: 'pulse' });
  const gel = new Graphics({ label: 'gel' });
  const probe = new Graphics({ label: 'probe' });
  const bottle = new Graphics({ label: 'gel bottle' });
  scene.addChild(body, inside, beam, pulse, gel, probe, bottle);
  root.addChild(scene);
  let box: Box = { x: 0, y: 0, width: 1, height: 1 };
  let scale = 1;
  let drawn = '';
  let deep = 66;
  const cable = { x: 0, y: 0 };

  const hold = context.actionHandle('place_probe', {
    name: 'Probe',
    grip: 'x',
    drag: (point, start, from) => Math.round(from + (point.x - start.x) / scale),
  });
  const squeeze = context.actionHandle('apply_gel', { name: 'Gel bottle: put gel on', grip: 'press' });

  function drawBody(name: ObjectName): void {
    body.clear();
    const high = deep;
    if (isPhantom(name)) {
      const shell = dark ? 0x3f4c58 : 0xc4ced6;
      body
        .roundRect(-WIDE, -3, 2 * WIDE, high + 3, 3)
        .fill(
          acrossGradient([
            [0, mix(shell, 0xffffff, 0.3)],
            [0.5, shell],
            [1, mix(shell, 0x000000, 0.35)],
          ]),
        )
        .roundRect(-WIDE + 4, 0, 2 * WIDE - 8, high - 5, 2)
        .fill(
          downGradient([
            [0, mix(PHANTOM, 0xffffff, 0.25)],
            [1, mix(PHANTOM, 0x000000, 0.25)],
          ]),
        );
      return;
    }
    const skin = dark ? mix(SKIN, 0x1a120e, 0.15) : SKIN;
    body
      .moveTo(-WIDE, 6)
      .quadraticCurveTo(-WIDE + 20, 0, -30, 0)
      .lineTo(30, 0)
      .quadraticCurveTo(WIDE - 20, 0, WIDE, 6)
      .lineTo(WIDE, high)
      .lineTo(-WIDE, high)
      .closePath()
      .fill(skin);
    body
      .moveTo(-WIDE, 9)
      .quadraticCurveTo(-WIDE + 20, 2, -30, 2)
      .lineTo(30, 2)
      .quadraticCurveTo(WIDE - 20, 2, WIDE, 9)
      .lineTo(WIDE, high)
      .lineTo(-WIDE, high)
      .closePath()
      .fill(dark ? mix(FAT, 0x000000, 0.2) : FAT);
    body
      .moveTo(-WIDE, 14)
      .quadraticCurveTo(-20, 5, 0, 6)
      .quadraticCurveTo(20, 5, WIDE, 14)
      .lineTo(WIDE, high)
      .lineTo(-WIDE, high)
      .closePath()
      .fill(
        downGradient([
          [0, dark ? mix(FLESH, 0x000000, 0.15) : FLESH],
          [1, mix(FLESH, 0x000000, 0.5)],
        ]),
      );
    for (let k = 0; k < 5; k++)
      body
        .moveTo(-WIDE, 20 + k * (high / 6))
        .bezierCurveTo(-20, 12 + k * (high / 6), 20, 26 + k * (high / 6), WIDE, 18 + k * (high / 6));
    body.stroke({ width: 0.7, color: 0x000000, alpha: 0.14 });
    if (name === 'Heart')
      for (const x of [-46, 46])
        body.ellipse(x, 15, 9, 5).fill(0xe9e2d2).stroke({ width: 0.8, color: 0x000000, alpha: 0.25 });
  }

  /** A vessel at an angle to the beam, through the middle of the plane. */
  function tube(depth: number, radius: number, wall: number, angle: number): void {
    const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
    // As far as it stays within flesh.
    const half = radius + wall;
    const reach = (room: number): number =>
      Math.min((WIDE - 1 - half * dy) / Math.max(0.02, dx), (room - half * dx) / Math.max(0.02, dy));
    const [a, b] = [reach(depth - 7), reach(deep - depth - 1)];
    for (const [across, colour] of [
      [half, 0xd7a29a],
      [radius, BLOOD_RED],
    ] as const)
      inside
        .moveTo(-dx * a, depth - dy * a)
        .lineTo(dx * b, depth + dy * b)
        .stroke({ width: 2 * across, color: colour });
  }

  function drawOrgan({ view, params }: UltrasoundFrame): void {
    const { phantom } = params;
    const angle = (params.doppler_angle * Math.PI) / 180;
    inside.clear();
    if (phantom === 'Point Targets')
      for (const [x, z] of PINS) if (z < deep - 6) inside.circle(x, z, 0.8).fill(0xf5f7fa);
    if (phantom === 'Cyst Phantom')
      inside
        .circle(0, CYST.depth, CYST.radius)
        .fill(
          roundGradient([
            [0, 0x24527a],
            [1, 0x12304b],
          ]),
        )
        .stroke({ width: 0.8, color: 0xd7e3ec, alpha: 0.6 });
    if (phantom === 'Carotid') tube(20, innerRadius(phantom, view.pulse), 0.9, angle);
    if (phantom === 'Heart') {
      const inner = innerRadius(phantom, view.pulse);
      const outer = Math.sqrt(inner * inner + 11 * 59);
      inside
        .circle(0, 60, outer)
        .fill(
          roundGradient([
            [0, 0xb0363a],
            [0.75, 0xa03236],
            [1, 0x6e1d22],
          ]),
        )
        .circle(0, 60, inner)
        .fill(
          roundGradient([
            [0, 0x7c161d],
            [1, 0x4f0d12],
          ]),
        );
    }
    if (phantom === 'Aortic Stenosis') {
      tube(80, 11, 1.4, angle);
      const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
      for (const side of [-1, 1])
        inside
          .moveTo(side * dy * 4, 80 - side * dx * 4)
          .lineTo(side * dy * 11, 80 - side * dx * 11)
          .stroke({ width: 3.6, color: 0xf1e7cf });
      // The jet beyond the valve.
      const open = view.systole ? view.pulse : 0;
      if (open > 0.05)
        inside
          .moveTo(0, 80)
          .lineTo(-dx * 22 * open, 80 - dy * 22 * open)
          .stroke({ width: 6, color: 0xff6a5c, alpha: 0.75 });
    }
  }

  function drawProbe({ view, params }: UltrasoundFrame): void {
    const curved = params.transducer === 'Curvilinear';
    const shell = dark ? 0xb9c4cf : 0xf1f4f7;
    probe.clear();
    // Body, neck, strain relief of the cable.
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
    probe.x = view.probe;
    gel.clear();
    if (view.gel)
      gel
        .ellipse(view.probe, 0, PROBE.width / 2 + 4, 2.6)
        .fill({ color: GEL, alpha: 0.55 })
        .ellipse(view.probe - 14, -0.8, 8, 0.8)
        .fill({ color: 0xffffff, alpha: 0.6 });
    beam.clear();
    const reach = Math.min(10 * params.depth, deep - 1);
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
  function drawPulse({ view, params }: UltrasoundFrame, now: number): void {
    pulse.clear();
    if (!view.gel || view.frozen) return;
    const reach = Math.min(10 * params.depth, deep - 1);
    const line = params.mode === 'B-mode' ? ((now / 900) % 1) * FACE - FACE / 2 : 0;
    const z = context.reducedMotion ? 0.4 * reach : ((now / 450) % 1) * reach;
    for (let k = 0; k < 3; k++)
      if (z - 1.6 * k > 0)
        pulse
          .moveTo(view.probe + line - 2.6, z - 1.6 * k)
          .lineTo(view.probe + line + 2.6, z - 1.6 * k)
          .stroke({ width: 0.8, color: 0xffffff, alpha: 0.85 - 0.25 * k });
  }

  function drawBottle(full: boolean): void {
    const { x, width, height } = BOTTLE;
    bottle
      .clear()
      .roundRect(x - width / 2, -3 - height * 0.72, width, height * 0.72, 3)
      .fill({ color: dark ? 0xa9c7da : 0xe8f3fa, alpha: 0.9 })
      .roundRect(
        x - width / 2 + 1,
        -3 - height * 0.72 + (full ? 5 : 10),
        width - 2,
        height * 0.72 - (full ? 6 : 11),
        2.5,
      )
      .fill({ color: GEL, alpha: 0.8 })
      .poly([x - 3.5, -3 - height * 0.72, x + 3.5, -3 - height * 0.72, x + 1.4, -3 - height, x - 1.4, -3 - height])
      .fill(0xf4f7fa)
      .rect(x - width / 2 + 2, -3 - height * 0.62, 1.6, height * 0.5)
      .fill({ color: 0xffffff, alpha: 0.6 });
  }

  return {
    root,
    cable,
    lay(next) {
      box = next;
      drawn = '';
    },
    draw(frame, now) {
      const { view, params } = frame;
      const key = `${params.phantom} ${box.width} ${box.height}`;
      if (key !== drawn) {
        drawn = key;
        deep = deepest(params.phantom);
        scale = Math.min(box.width / (2 * WIDE), box.height / (deep + ABOVE));
        scene.scale.set(scale);
        scene.position.set(box.x + box.width / 2, box.y + box.height - deep * scale);
        drawBody(params.phantom);
      }
      drawOrgan(frame);
      drawProbe(frame);
      drawPulse(frame, now);
      drawBottle(!view.gel);
      const at = (x: number, y: number): Point => ({ x: scene.x + x * scale, y: scene.y + y * scale });
      const top = at(view.probe, -PROBE.height - 7);
      cable.x = top.x;
      cable.y = top.y;
      const grip = at(view.probe - PROBE.width / 2, -PROBE.height);
      hold.place(grip.x, grip.y, PROBE.width * scale, PROBE.height * scale);
      hold.update(view.probe);
      const gelAt = at(BOTTLE.x - BOTTLE.width / 2, -3 - BOTTLE.height);
      squeeze.place(gelAt.x, gelAt.y, BOTTLE.width * scale, BOTTLE.height * scale);
      squeeze.enable(!view.gel);
    },
  };
}
