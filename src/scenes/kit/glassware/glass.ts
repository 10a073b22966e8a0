/**
 * Glassware as bodies of revolution: silhouette, light and the level that a volume reaches. Origin at the middle of the
 * foot; heights count upwards, so a height h lies at y = −h.
 */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient } from '../paint/shading';
import type { StageTheme } from '../theme';

/** [height, radius] from the foot to the rim. */
export type Profile = readonly (readonly [height: number, radius: number])[];

/** Horizontal circles are seen from slightly above: their height over their width. */
export const TILT = 0.18;
const ARC_POINTS = 20;

/** The lower half of a horizontal circle, from its left end to its right end. */
export function frontArc(radius: number, height: number): number[] {
  const points: number[] = [];
  for (let i = 0; i <= ARC_POINTS; i++) {
    const angle = Math.PI * (1 - i / ARC_POINTS);
    points.push(radius * Math.cos(angle), -height + radius * TILT * Math.sin(angle));
  }
  return points;
}

export function radiusAt(profile: Profile, height: number): number {
  let [below, radiusBelow] = profile[0] ?? [0, 0];
  for (const [above, radiusAbove] of profile) {
    if (above >= height) {
      return above === below
        ? radiusAbove
        : radiusBelow + ((radiusAbove - radiusBelow) * (height - below)) / (above - below);
    }
    [below, radiusBelow] = [above, radiusAbove];
  }
  return radiusBelow;
}

/** The outline from the foot up to `height`, closed by the front arcs of both ends. */
export function silhouette(profile: Profile, height: number): number[] {
  const sides = [...profile.filter(([at]) => at < height), [height, radiusAt(profile, height)] as const];
  const left = sides.flatMap(([at, radius]) => [-radius, -at]);
  const right = sides.toReversed().flatMap(([at, radius]) => [radius, -at]);
  const foot = frontArc(profile[0]?.[1] ?? 0, 0);
  const footBack: number[] = [];
  for (let i = foot.length - 2; i >= 0; i -= 2) footBack.push(foot[i] ?? 0, foot[i + 1] ?? 0);
  return [...left, ...frontArc(radiusAt(profile, height), height), ...right, ...footBack];
}

/** Height that a volume reaches, true to the shape, where `capacity` reaches `capacityHeight`. */
export function levelOf(profile: Profile, capacity: number, capacityHeight: number): (volume: number) => number {
  const slices = 400;
  const top = profile.at(-1)?.[0] ?? 0;
  const slice = top / slices;
  const volumes = new Float64Array(slices + 1);
  for (let i = 1; i <= slices; i++) {
    volumes[i] = (volumes[i - 1] ?? 0) + radiusAt(profile, (i - 0.5) * slice) ** 2 * slice;
  }
  const atCapacity = volumes[Math.round(capacityHeight / slice)] ?? 1;
  return (volume) => {
    const wanted = (volume / capacity) * atCapacity;
    let low = 0;
    let high = slices;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((volumes[middle] ?? 0) <= wanted) low = middle;
      else high = middle;
    }
    const below = volumes[low] ?? 0;
    const step = (volumes[high] ?? 0) - below;
    return (low + (step > 0 ? Math.min(1, Math.max(0, (wanted - below) / step)) : 0)) * slice;
  };
}

export interface Vessel {
  /** Behind the contents: the far wall. */
  readonly back: Container;
  /** Before the contents: the near wall with its lights. */
  readonly front: Container;
}

/** The two walls of an open vessel. The contents go between them. */
export function glassVessel(theme: StageTheme, profile: Profile): Vessel {
  const { glassBody, glassEdge, glassShine, glassAlpha } = theme;
  const top = profile.at(-1)?.[0] ?? 0;
  const rim = profile.at(-1)?.[1] ?? 0;
  const foot = profile[0]?.[1] ?? 0;
  const shape = silhouette(profile, top);
  const back = new Container({ label: 'glass, far wall' });
  back.addChild(
    new Graphics().poly(shape).fill(
      acrossGradient([
        [0, glassEdge, glassAlpha * 2.9],
        [0.05, glassEdge, glassAlpha * 1.7],
        [0.13, glassBody, glassAlpha * 0.8],
        [0.5, glassBody, glassAlpha * 0.35],
        [0.86, glassBody, glassAlpha * 0.95],
        [0.95, glassEdge, glassAlpha * 1.5],
        [1, glassEdge, glassAlpha * 2.6],
      ]),
    ),
    new Graphics()
      // The far rim from within, and the thick foot with the light that it gathers.
      .ellipse(0, -top, rim, rim * TILT)
      .fill({ color: glassBody, alpha: glassAlpha * 0.7 })
      .ellipse(0, -top, rim, rim * TILT)
      .stroke({ width: 1.2, color: glassEdge, alpha: 0.6 })
      .ellipse(0, 0, foot * 0.97, foot * TILT * 0.9)
      .fill({ color: glassEdge, alpha: glassAlpha * 0.7 })
      .ellipse(foot * 0.28, foot * TILT * 0.25, foot * 0.5, foot * TILT * 0.4)
      .fill({ color: glassShine, alpha: glassAlpha * 1.1 }),
  );

  const front = new Container({ label: 'glass, near wall' });
  const side = (sign: number, part: number, from: number, to: number): number[] =>
    profile.filter(([at]) => at >= from * top && at <= to * top).flatMap(([at, radius]) => [sign * radius * part, -at]);
  front.addChild(
    new Graphics()
      .poly(side(-1, 0.995, 0, 1), false)
      .stroke({ width: 1.6, color: glassEdge, alpha: 0.9, cap: 'round', join: 'round' })
      .poly(side(1, 0.995, 0, 1), false)
      .stroke({ width: 1.3, color: glassEdge, alpha: 0.65, cap: 'round', join: 'round' })
      .poly(frontArc(foot, 0), false)
      .stroke({ width: 2, color: glassEdge, alpha: 0.6, cap: 'round' })
      .poly(frontArc(foot * 0.94, 1.6), false)
      .stroke({ width: 1, color: glassShine, alpha: 0.4, cap: 'round' })
      // The rim is the brightest: thick, rounded, light from above.
      .poly(frontArc(rim, top), false)
      .stroke({ width: 2.6, color: glassEdge, alpha: 0.5, cap: 'round' })
      .poly(frontArc(rim, top + 0.5), false)
      .stroke({ width: 1.4, color: glassShine, alpha: 0.85, cap: 'round' }),
    new Graphics()
      // The window: a broad stroke at the left with a thin one beside it; at the right the light that went through.
      .poly(side(-1, 0.8, 0.1, 0.96), false)
      .stroke({ width: 4, color: glassShine, alpha: 0.3, cap: 'round', join: 'round' })
      .poly(side(-1, 0.68, 0.16, 0.66), false)
      .stroke({ width: 1.3, color: glassShine, alpha: 0.34, cap: 'round', join: 'round' })
      .poly(side(1, 0.87, 0.06, 0.94), false)
      .stroke({ width: 2, color: glassShine, alpha: 0.2, cap: 'round', join: 'round' }),
  );
  return { back, front };
}
