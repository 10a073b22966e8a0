/** Nine invented patients of the prothrombin time: teaching values. */
import { NORMAL, type Plasma } from '../medical-lab/clotting';

export type ClottingPatient = `Patient ${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

interface ClottingCase {
  readonly name: string;
  /** The ISI is calibrated on healthy people and on those without vitamin K: on their plasmas reagents agree. */
  readonly calibrated: boolean;
  plasma(days: number, dabigatran: number): Plasma;
}

/** h. */
const HALF_LIVES = { vii: 6, x: 40, ii: 60 } as const;
/** What warfarin leaves of a factor in the end. */
const LEFT = 0.15;

const onWarfarin = (days: number, halfLife: number): number => LEFT + (1 - LEFT) * 2 ** ((-24 * days) / halfLife);

const fixed = (name: string, changed: Partial<Plasma>, calibrated = false): ClottingCase => ({
  name,
  calibrated,
  plasma: () => ({ ...NORMAL, ...changed }),
});

export const CLOTTING: Readonly<Record<ClottingPatient, ClottingCase>> = {
  'Patient 1': fixed('healthy adult', {}, true),
  'Patient 2': {
    name: 'warfarin',
    calibrated: true,
    plasma: (days) => ({
      ...NORMAL,
      vii: onWarfarin(days, HALF_LIVES.vii),
      x: onWarfarin(days, HALF_LIVES.x),
      ii: onWarfarin(days, HALF_LIVES.ii),
    }),
  },
  'Patient 3': fixed('vitamin K deficiency', { vii: 0.15, x: 0.15, ii: 0.15 }, true),
  'Patient 4': fixed('liver failure', { vii: 0.25, x: 0.3, v: 0.35, ii: 0.35, fibrinogen: 0.6, antithrombin: 0.4 }),
  'Patient 5': fixed('haemophilia A', {}),
  'Patient 6': fixed('factor VII deficiency', { vii: 0.05 }),
  'Patient 7': fixed('disseminated coagulation', {
    vii: 0.6,
    x: 0.6,
    v: 0.3,
    ii: 0.5,
    fibrinogen: 0.25,
    antithrombin: 0.5,
  }),
  'Patient 8': fixed('afibrinogenaemia', { fibrinogen: 0.02 }),
  'Patient 9': {
    name: 'dabigatran',
    calibrated: false,
    plasma: (_days, dabigatran) => ({ ...NORMAL, inhibitor: dabigatran }),
  },
};
