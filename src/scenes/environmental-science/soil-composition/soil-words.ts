/** What the stage says in words. */
import type { Frame } from '../../contract';

type SoilFrame = Frame<'soil_composition'>;

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds since shaking. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** The name of the soil where it is not to be found, and what was measured so far. */
export function triangleWords({ shown }: SoilFrame, told: boolean): string {
  const { sand_found_pct: sand, clay_found_pct: clay } = shown;
  const measured =
    sand.value !== null && clay.value !== null
      ? `measured: sand ${sand.text} %, clay ${clay.text} %`
      : sand.value !== null
        ? `measured: sand ${sand.text} %`
        : '';
  const name = told ? shown.texture_class.text : '';
  return [name, measured].filter((part) => part !== '').join('\n');
}

export function describeSoil(frame: SoilFrame): string {
  const { view, shown, params, hidden } = frame;
  const told = !hidden.has('sand_pct') && !hidden.has('clay_pct');
  const soil = told
    ? `The dot in the triangle stands in ${shown.texture_class.text}.`
    : 'Which soil it is has to be found.';
  if (view.poured) return `The jar is empty. ${soil}`;
  if (!view.shaken)
    return `A jar of soil in water waits to be shaken, ${view.dispersant ? 'with' : 'without'} dispersant. ${soil}`;
  const layers = `At the bottom lie ${shown.sand_mm.text} mm of sand, ${shown.silt_mm.text} mm of silt and ${shown.clay_mm.text} mm of clay.`;
  return `${clockText(view.clock)} after shaking the hydrometer reads ${shown.hydrometer_g_l.text} g/L. ${layers} The pipette stands ${params.fall_depth} cm below the surface, where ${shown.suspended_pct.text} % of the soil is left. ${soil}`;
}
