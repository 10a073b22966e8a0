/** A line over the image whose ends can be moved, and the CT numbers along it. */
import { Graphics } from 'pixi.js';
import { IMAGE_SIZE } from '../../../../engine/instruments/ct-image';
import type { Box, Frame, Point, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';

type CtFrame = Frame<'ct_scanner'>;
const PROFILE_POINTS = 128;
const AMBER = 0xfbbf24;

/** CT numbers at the pixels that lie along the line. */
function sample(hu: CtFrame['fields']['hu'], [a, b]: readonly [Point, Point], samples: Float32Array): void {
  const half = (IMAGE_SIZE - 1) / 2;
  for (let n = 0; n < PROFILE_POINTS; n++) {
    const part = n / (PROFILE_POINTS - 1);
    const across = Math.round(a.x + (b.x - a.x) * part + half);
    const down = Math.round(a.y + (b.y - a.y) * part + half);
    samples[n] = hu[down * IMAGE_SIZE + across] ?? -1000;
  }
}

/** Its handles, in units of the stage; `picture` is where the image is. */
function createEndHandles(
  context: SceneContext<'ct_scanner'>,
  ends: [Point, Point],
  picture: () => Box,
  moved: () => void,
) {
  const onImage = ({ x, y }: Point): Point => {
    const box = picture();
    return { x: ((x - box.x) / box.width - 0.5) * IMAGE_SIZE, y: ((y - box.y) / box.height - 0.5) * IMAGE_SIZE };
  };
  const endHandle = (n: 0 | 1) =>
    context.handle({
      role: 'point',
      grip: 'none',
      name: n === 0 ? 'First end of the profile line' : 'Second end of the profile line',
      hint: 'Drag it over the image; arrow keys move it by 2 mm.',
      min: { x: -127, y: -127 },
      max: { x: 127, y: 127 },
      step: 2,
      value: { x: ends[n].x, y: -ends[n].y },
      format: ({ x, y }) => `${x.toFixed(0)} mm to the right, ${y.toFixed(0)} mm up`,
      set({ x, y }) {
        ends[n] = { x, y: -y };
        moved();
        context.redraw();
      },
      drag(point) {
        const { x, y } = onImage(point);
        return { x, y: -y };
      },
    });
  return [endHandle(0), endHandle(1)] as const;
}

export function createProfileLine(context: SceneContext<'ct_scanner'>) {
  let picture: Box = { x: 0, y: 0, width: 1, height: 1 };
  /** Room for profile and histogram. */
  let roomy = true;
  /** Ends of the profile line, mm. */
  const ends: [Point, Point] = [
    { x: -110, y: 0 },
    { x: 110, y: 0 },
  ];
  let endsMoved = true;
  const profileLine = new Graphics().rect(0, -0.7, 1, 1.4).fill({ color: AMBER, alpha: 0.85 });
  const grip = (): Graphics =>
    new Graphics()
      .circle(0, 0, 5.5)
      .fill({ color: 0x0b0f14, alpha: 0.6 })
      .circle(0, 0, 5.5)
      .stroke({ width: 2, color: AMBER });
  const profileGrips = [grip(), grip()] as const;
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Profile', short: 'x', unit: 'mm', domain: [0, 1] },
    y: { label: 'CT number', short: 'CT', unit: 'HU' },
    marks: { profile: line({ colour: 'orange', width: 1.6 }) },
  });
  const handles = createEndHandles(
    context,
    ends,
    () => picture,
    () => {
      endsMoved = true;
    },
  );
  const places = Float64Array.from({ length: PROFILE_POINTS }, (_, n) => n);
  const samples = new Float32Array(PROFILE_POINTS);

  function drawProfile({ fields, params: { window_level: level, window_width: width } }: CtFrame): void {
    sample(fields.hu, ends, samples);
    const [a, b] = ends;
    const length = Math.max(1, Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2));
    for (let n = 0; n < PROFILE_POINTS; n++) places[n] = (length * n) / (PROFILE_POINTS - 1);
    chart.domain({ x: [0, length], y: [level - width / 2, level + width / 2] });
    chart.marks.profile.columns(places, samples);
  }

  function placeProfile(): void {
    const scale = picture.width / IMAGE_SIZE;
    ends.forEach(({ x, y }, n) => {
      const at = { x: picture.width / 2 + x * scale, y: picture.height / 2 + y * scale };
      profileGrips[n]?.position.copyFrom(at);
      handles[n]?.place(picture.x + at.x - 9, picture.y + at.y - 9, 18, 18);
      handles[n]?.update({ x, y: -y });
    });
    const [a, b] = profileGrips;
    profileLine.position.copyFrom(a.position);
    profileLine.rotation = Math.atan2(b.y - a.y, b.x - a.x);
    profileLine.scale.x = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  }

  return {
    chart: chart.root,
    curve: chart.marks.profile.root,
    overImage: [profileLine, ...profileGrips],
    /** `box` of the chart: null where there is no room. */
    lay(on: Box, box: Box | null, type: TypeSizes): void {
      picture = on;
      roomy = box !== null;
      for (const part of [chart.root, profileLine, ...profileGrips]) part.visible = roomy;
      for (const handle of handles) handle.enable(roomy);
      if (box) chart.lay(box, type);
      endsMoved = true;
    },
    /** `changed`: image or window are others than before. */
    draw(frame: CtFrame, changed: boolean): void {
      if (roomy && (changed || endsMoved)) drawProfile(frame);
      if (roomy && endsMoved) placeProfile();
      endsMoved = false;
    },
  };
}
