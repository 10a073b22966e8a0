import type { Specimen, StageContext } from '../../contract';
import { DYED, REAGENT } from './dyes';
import { createStainBottle } from './stain-bottle';
import { createStainingRack } from './staining-rack';
import type { RackState } from './rack-state';

const TYPE = { small: 12, text: 14, figures: 26 } as const;

const bottle = (name: string, label: string, contents: number): Specimen['states'][number] => ({
  name,
  width: 130,
  height: 170,
  create(context: StageContext) {
    const part = createStainBottle(context);
    part.set(label, contents);
    part.lay({ x: 15, y: 15, width: 100, height: 145 }, TYPE);
    return part.root;
  },
});

const REST: RackState = {
  pool: null,
  smear: 0xe9e6df,
  cells: 1,
  runOff: null,
  lit: false,
  slide: 'rack',
  steam: 0,
  cover: null,
};

const rack = (
  name: string,
  state: Partial<RackState>,
  heater?: 'burner' | 'steam bath',
): Specimen['states'][number] => ({
  name,
  width: 420,
  height: 240,
  create(context: StageContext) {
    const part = createStainingRack(context, heater);
    part.lay({ x: 10, y: 10, width: 400, height: 220 }, TYPE);
    part.draw({ ...REST, ...state }, 0);
    return part.root;
  },
});

export const specimens: readonly Specimen[] = [
  {
    part: 'Stain bottle',
    states: [bottle('violet', 'Crystal violet', REAGENT.violet), bottle('solvent', '95% ethanol', REAGENT.solvent)],
  },
  {
    part: 'Staining rack',
    states: [
      rack('a dry smear', {}),
      rack('flooded', { pool: REAGENT.violet }),
      rack('decolouring', { pool: REAGENT.solvent, smear: DYED.violet, runOff: DYED.violet }),
      rack('in the flame', { lit: true, slide: 'flame' }),
      rack(
        'over a steaming beaker',
        { pool: REAGENT.green, slide: 'beaker', heat: 1, paper: REAGENT.green, steam: 0.8 },
        'steam bath',
      ),
      rack('under a coverslip', { pool: REAGENT.ink, cover: 0.5 }),
    ],
  },
];
