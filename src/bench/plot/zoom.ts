/** What of the axes is in sight, moved and magnified. Pure. */
import type { PlotFrame } from './draw';
import type { AxisScale, Domain, PlotScene } from './scene';
import type { View } from './settings';

/** A smaller part of an axis than this is not shown: the digits of its ticks would run out. */
const LEAST_SHARE = 1e-9;

const across = (scale: AxisScale, [from, to]: Domain, change: (ends: Domain) => Domain): Domain => {
  if (scale === 'linear') return change([from, to]);
  const [low, high] = change([Math.log10(from), Math.log10(to)]);
  return [10 ** low, 10 ** high];
};

const sound = (domain: Domain, before: Domain): Domain =>
  domain.every(Number.isFinite) && domain[1] - domain[0] > LEAST_SHARE * Math.max(...domain.map(Math.abs))
    ? domain
    : before;

/** `factor` below 1 magnifies; the share `at` of the axis stays where it is. */
export const zoomed = (domain: Domain, scale: AxisScale, factor: number, at: number): Domain =>
  sound(
    across(scale, domain, ([from, to]) => {
      const still = from + at * (to - from);
      return [still + (from - still) * factor, still + (to - still) * factor];
    }),
    domain,
  );

/** Moved by a share of its length. */
export const panned = (domain: Domain, scale: AxisScale, share: number): Domain =>
  sound(
    across(scale, domain, ([from, to]) => [from + share * (to - from), to + share * (to - from)]),
    domain,
  );

export const viewOf = ({ x, leftAxis, rightAxis }: PlotFrame): View => ({
  x: x.domain,
  left: leftAxis.domain,
  right: rightAxis?.domain ?? null,
});

type Change = (domain: Domain, scale: AxisScale) => Domain;

/** Each axis of a view changed. */
export const changedView = (view: View, scene: PlotScene, x: Change, y: Change): View => ({
  x: x(view.x, scene.x.scale),
  left: y(view.left, scene.left.scale),
  right: view.right && y(view.right, scene.right?.scale ?? 'linear'),
});

export const withView = (scene: PlotScene, view: View | null): PlotScene =>
  view === null
    ? scene
    : {
        ...scene,
        x: { ...scene.x, view: view.x },
        left: { ...scene.left, view: view.left },
        right: scene.right && { ...scene.right, view: view.right },
      };
