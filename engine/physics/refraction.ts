/**
 * A beam of light on a turntable: Snell's law, Fresnel's equations for both polarisations, dispersion, and bodies of glass or
 * water to send it through. The laws and their sources stand in `fresnel.ts`, `refractive-index.ts` and `light-paths.ts`.
 *
 * There is no dynamics: every reading follows from the inputs and the body on the table. Time moves the drawn wave fronts. At the
 * grades of real instruments the speed in medium 2 is worked out from the sines, v₂ = (c/n₁) sin θ₂/sin θ₁; head on, and where no
 * beam is refracted, nothing tells it.
 * Plane, smooth, clear, non-magnetic media; the beam is a ray without width, so nothing is said about diffraction.
 */
import { type ActionFrom, type ActResult, defineSimulation, type InstrumentSpec, type Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';
import { boundary, brewsterAngle, criticalAngle, evanescentDepth } from './fresnel';
import { deviation, MOST_BRANCHES, type Optics, type Ray, type Shape, traceLight } from './light-paths';
import { RAY_NUMBERS, WHITE } from './ray-rows';
import { indexOf, type Medium } from './refractive-index';

export interface Params {
  readonly angle: Quantity<'°'>;
  readonly n1: Medium;
  readonly n2: Medium;
  readonly polarisation: 'unpolarised' | 's' | 'p';
  readonly dispersion: boolean;
  readonly wavelength: Quantity<'nm'>;
}

/** What the source sends, and what the tracing made of it. */
export interface State {
  readonly laser: boolean;
  readonly white: boolean;
  readonly shape: Shape;
  readonly fronts: boolean;
  /** Of the detector's arm, degrees clockwise from the normal in medium 1. */
  readonly arm: number;
  /** Counts what changed the picture. */
  readonly drawn: number;
  readonly rays: Float32Array;
  readonly count: number;
  /** Degrees by which each colour of white light is turned; −1 where it does not come out. */
  readonly spread: Float32Array;
  readonly detected: number;
}

export const SPEED_OF_LIGHT: Quantity<'m/s'> = 299792458;

const MOST_RAYS = WHITE.length * MOST_BRANCHES;

/** Half width of the detector's slit as the beam sees it, a Gaussian in degrees. */
export const SLIT = 1;

const SHAPES = ['flat', 'half-disc', 'prism', 'slab'] as const satisfies readonly Shape[];

type Optic = Pick<State, 'laser' | 'white' | 'shape' | 'arm'>;

const shares = (polarisation: Params['polarisation']): { readonly s: number; readonly p: number } => {
  switch (polarisation) {
    case 'unpolarised':
      return { s: 0.5, p: 0.5 };
    case 's':
      return { s: 1, p: 0 };
    case 'p':
      return { s: 0, p: 1 };
  }
};

function opticsOf(params: Params, shape: Shape, wavelength: Quantity<'nm'>): Optics {
  const at = params.dispersion ? wavelength : null;
  return {
    shape,
    n1: indexOf(params.n1, at),
    n2: indexOf(params.n2, at),
    angle: params.angle,
    ...shares(params.polarisation),
  };
}

/** Of a ray that leaves the table, degrees clockwise from the normal in medium 1. */
const bearing = ({ x0, y0, x1, y1 }: Ray): number => (Math.atan2(x1 - x0, y1 - y0) * 180) / Math.PI;

/** What falls through the slit of a detector that stands at `arm`, of one ray. */
function caught(ray: Ray, arm: number): number {
  if (!ray.leaves) return 0;
  const off = Math.abs(((bearing(ray) - arm + 540) % 360) - 180);
  return (ray.s + ray.p) * Math.exp(-0.5 * (off / SLIT) ** 2);
}

function lit(params: Params, optic: Optic): Pick<State, 'rays' | 'count' | 'spread' | 'detected'> {
  const colours = optic.white ? WHITE : optic.laser ? [params.wavelength] : [];
  const rays = new Float32Array(MOST_RAYS * RAY_NUMBERS);
  const spread = new Float32Array(WHITE.length).fill(-1);
  let count = 0;
  let detected = 0;
  colours.forEach((wavelength, colour) => {
    const optics = opticsOf(params, optic.shape, wavelength);
    for (const ray of traceLight(optics)) {
      const power = (ray.s + ray.p) / colours.length;
      rays.set([ray.x0, ray.y0, ray.x1, ray.y1, power, wavelength, ray.index, ray.path], count * RAY_NUMBERS);
      detected += caught(ray, optic.arm);
      count++;
    }
    spread[colour] = deviation(optics) ?? -1;
  });
  // Rounded shares of a whole beam may add up to a little more than that.
  return { rays, count, spread, detected: colours.length > 0 ? Math.min(1, detected / colours.length) : 0 };
}

const again = (state: State, params: Params, changes: Partial<Optic> & { readonly fronts?: boolean }): State => {
  const next = { ...state, ...changes, drawn: state.drawn + 1 };
  return { ...next, ...lit(params, next) };
};

const PROTRACTOR: InstrumentSpec = {
  name: 'Paper protractor under the beam',
  updateInterval: 0.5,
  school: {
    resolution: 0.5,
    repeatability: 0.2,
    source:
      'teaching value: read to half a degree, a beam 1 mm wide on a circle of 70 mm with a standard deviation of 0.2°',
  },
  research: {
    resolution: 0.02,
    repeatability: 0.01,
    source:
      'divided circle with a vernier of 1 minute of arc, as on a student spectrometer, with a standard deviation of 0.01°',
  },
};

/** A ruler laid across the circle shows the sine itself: half the chord over the radius, and all chords share the radius. */
const HALF_CHORD: InstrumentSpec = {
  name: 'Half chord on a circle of 100 mm',
  updateInterval: 0.5,
  school: {
    resolution: 0.005,
    repeatability: 0.003,
    gain: rectangular(0.003),
    source:
      'teaching value: millimetre rule read to half a millimetre on 100 mm, standard deviation 0.3 mm; circle drawn within 0.3 %, taken as rectangular',
  },
  research: {
    resolution: 0.0005,
    repeatability: 0.0003,
    gain: rectangular(0.0003),
    source:
      'teaching value: vernier caliper of 0.05 mm on 100 mm, standard deviation 0.03 mm; circle turned within 0.03 %, taken as rectangular',
  },
};

const PHOTODIODE: InstrumentSpec = {
  name: 'Photodiode on the detector arm',
  device: 'photodiode',
  updateInterval: 0.5,
  school: {
    resolution: 0.001,
    repeatability: 0.002,
    gain: 0.01,
    spread: 'normal',
    source:
      'teaching value: beam power before and after compared with a standard deviation of 1 %, lamp steady to 0.2 %',
  },
  research: {
    resolution: 0.0001,
    repeatability: 0.0003,
    gain: 0.002,
    spread: 'normal',
    source: 'teaching value: chopped beam with lock-in amplifier, standard deviation 0.2 %',
  },
};

const actions = {
  rotate_source: {
    label: 'Turn the ray box',
    value: { kind: 'number', unit: '°', min: 0, max: 89, step: 0.1, initial: 30 },
    hint: 'The angle between beam and normal.',
  },
  laser: { label: 'Laser', value: { kind: 'toggle' } },
  white_light: {
    label: 'White light',
    value: { kind: 'toggle' },
    hint: 'Eleven colours from 400 to 700 nm; the index then depends on the colour.',
  },
  shape: {
    label: 'Body on the table',
    value: { kind: 'select', options: SHAPES, initial: 'flat', numbered: true },
    hint: 'A flat boundary, a half-disc, a prism of 60° or a slab of 20 mm.',
  },
  to_critical_angle: {
    label: 'Turn to where the refracted beam grazes',
    hint: 'Needs light that goes from the denser medium to the thinner one.',
  },
  swap_media: { label: 'Swap the media' },
  detector: {
    label: 'Detector arm',
    value: { kind: 'number', unit: '°', min: -180, max: 180, step: 0.5, initial: 30 },
    hint: 'Clockwise from the normal in medium 1: a reflected beam stands at the angle of incidence.',
  },
  wave_fronts: {
    label: 'Wave fronts',
    value: { kind: 'toggle' },
    hint: 'Crests of the wave, far longer than in truth, at speeds to scale.',
  },
} as const;

type Act = ActionFrom<typeof actions>;

function act(state: State, params: Params, action: Act): ActResult<Params, State> {
  switch (action.do) {
    case 'rotate_source': {
      const inputs = { angle: action.value };
      return { state: again(state, { ...params, ...inputs }, {}), inputs };
    }
    case 'laser':
      return { state: again(state, params, { laser: action.value === 1, white: false }) };
    case 'white_light': {
      const inputs = action.value === 1 ? { dispersion: true } : {};
      return { state: again(state, { ...params, ...inputs }, { white: action.value === 1 }), inputs };
    }
    case 'shape':
      return { state: again(state, params, { shape: action.value }) };
    case 'to_critical_angle': {
      const optics = opticsOf(params, state.shape, params.wavelength);
      const angle = criticalAngle(optics.n1, optics.n2);
      if (angle === null) {
        return {
          state,
          notice:
            optics.n1 === optics.n2
              ? 'Between equal media nothing is refracted: there is no critical angle.'
              : 'There is no critical angle from a thinner medium to a denser one: swap the media first.',
        };
      }
      return { state: again(state, { ...params, angle }, {}), inputs: { angle } };
    }
    case 'swap_media': {
      const inputs = { n1: params.n2, n2: params.n1 };
      return { state: again(state, { ...params, ...inputs }, {}), inputs };
    }
    case 'detector':
      return { state: again(state, params, { arm: action.value }) };
    case 'wave_fronts':
      return { state: again(state, params, { fronts: action.value === 1 }) };
  }
}

const degrees = (radian: number): Quantity<'°'> => (radian * 180) / Math.PI;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: 0.02,
  rate: 1,
  readings: {
    angle_refracted: { label: 'Angle of refraction', unit: '°', instrument: PROTRACTOR },
    angle_reflected: { label: 'Angle of reflection', unit: '°', instrument: PROTRACTOR },
    reflectance: { label: 'Reflectance R', unit: '1', instrument: PHOTODIODE, range: [0, 1] },
    transmittance: { label: 'Transmittance T', unit: '1', instrument: PHOTODIODE, range: [0, 1] },
    critical_angle: { label: 'Critical angle', unit: '°', origin: 'theory' },
    brewster_angle: { label: "Brewster's angle", unit: '°', origin: 'theory' },
    evanescent_depth_nm: { label: 'Depth of the evanescent wave', unit: 'nm', origin: 'theory' },
    sin_i: { label: 'sin θ₁', unit: '1', origin: 'computed' },
    sin_r: { label: 'sin θ₂', unit: '1', instrument: HALF_CHORD },
    speed_in_medium_2: { label: 'Speed of light in medium 2', unit: 'm/s', origin: 'derived' },
    deviation_deg: { label: 'Deviation', unit: '°', instrument: PROTRACTOR },
    detector_power: {
      label: 'Power at the detector',
      unit: '1',
      instrument: PHOTODIODE,
      range: [0, 1],
    },
  },
  actions,
  fields: () => ({
    rays: { kind: 'f32', shape: [MOST_RAYS, RAY_NUMBERS] },
    spread: { kind: 'f32', shape: [WHITE.length] },
  }),
  init(params) {
    const optic: Optic = { laser: true, white: false, shape: 'flat', arm: 30 };
    return { ...optic, fronts: false, drawn: 0, ...lit(params, optic) };
  },
  step: (state) => state,
  act,
  reconfigure: (state, params) => again(state, params, {}),
  read(state, params) {
    const optics = opticsOf(params, state.shape, params.wavelength);
    const { n1, n2 } = optics;
    const radian = (params.angle * Math.PI) / 180;
    const sine = Math.sin(radian);
    const { cosine, rs, rp } = boundary(n1, n2, sine, Math.cos(radian));
    const reflectance = optics.s * rs + optics.p * rp;
    const sinR = cosine === null ? null : Math.min(1, (n1 / n2) * sine);
    // Without a beam there is nothing to read.
    const seen = <T>(value: T): T | null => (state.laser || state.white ? value : null);
    return {
      angle_refracted: seen(cosine === null || sinR === null ? null : degrees(Math.atan2(sinR, cosine))),
      angle_reflected: seen(params.angle),
      reflectance: seen(reflectance),
      transmittance: seen(1 - reflectance),
      critical_angle: criticalAngle(n1, n2),
      brewster_angle: brewsterAngle(n1, n2),
      evanescent_depth_nm: cosine === null ? evanescentDepth(n1, n2, sine, params.wavelength) : null,
      sin_i: sine,
      sin_r: seen(sinR),
      speed_in_medium_2: SPEED_OF_LIGHT / n2,
      deviation_deg: seen(deviation(optics)),
      detector_power: state.detected,
    };
  },
  derive(_state, params, instruments) {
    const sinR = instruments.shown('sin_r');
    const sinI = Math.sin((params.angle * Math.PI) / 180);
    if (sinR === null || sinI === 0) return {};
    const n1 = indexOf(params.n1, params.dispersion ? params.wavelength : null);
    return { speed_in_medium_2: ((SPEED_OF_LIGHT / n1) * sinR) / sinI };
  },
  toggles: ({ laser, white, fronts }) => ({ laser: laser && !white, white_light: white, wave_fronts: fronts }),
  view(state, _params, out) {
    out.rays.set(state.rays);
    out.spread.set(state.spread);
    const { laser, white, shape, fronts, arm, drawn, count } = state;
    return { laser, white, shape, fronts, arm, drawn, count };
  },
});
