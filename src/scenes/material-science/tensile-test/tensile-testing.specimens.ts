import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createScreenPane } from '../../kit/instruments/screen-pane';
import { inset } from '../../kit/layout/layout';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createDigitalCaliper } from './digital-caliper';
import { createExtensometer } from './extensometer';
import { createStressStrainChart } from './stress-strain-chart';
import { createTensileSpecimen, type MetalTones, type TensileSpecimenState } from './tensile-specimen';
import { createUniversalTestingMachine, JAW_HEIGHT } from '../../kit/testing/universal-testing-machine';

const STEEL: MetalTones = [0xe3e9ef, 0x93a0ae, 0x3c4854];
const COPPER: MetalTones = [0xffd2b4, 0xc8713f, 0x5c2a14];

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const uniform: TensileSpecimenState = {
  heightsMm: [0, 50],
  radiiMm: [6.25, 6.25],
  lengthMm: 50,
  neckHeightMm: 25,
  pitch: 3,
  metal: STEEL,
  fracture: 'cup and cone',
  pieces: 'whole',
  luders: null,
};

/** A Gaussian groove, as a steel bar has it shortly before fracture. */
const grooved = Array.from({ length: 25 }, (_, n) => (n - 12) / 4);
const necked: TensileSpecimenState = {
  ...uniform,
  heightsMm: [0, ...grooved.map((z) => 33 + 6.4 * z), 66],
  radiiMm: [5.7, ...grooved.map((z) => 5.7 - 1.8 * Math.exp(-z * z)), 5.7],
  lengthMm: 66,
  neckHeightMm: 33,
};

const bar = (name: string, state: TensileSpecimenState) => ({
  name,
  width: 110,
  height: 300,
  create() {
    const part = createTensileSpecimen();
    part.set(state);
    return at(55, 270, part.root);
  },
});

const CURVE_ROWS = 120;

/** A curve of the usual shape: straight, then 430 MPa at 20 % and down to 246 MPa at 33 %. */
function curve(): Float32Array {
  const rows = new Float32Array(CURVE_ROWS * 5);
  for (let n = 0; n < CURVE_ROWS; n++) {
    const strain = n < 20 ? n * 0.007 : 0.14 + ((n - 20) / 99) * 32.9;
    const stress =
      strain < 0.14
        ? 2000 * strain
        : strain < 20
          ? 250 + 180 * Math.sin(((strain - 0.14) / 19.86) * (Math.PI / 2))
          : 430 - 184 * ((strain - 20) / 13) ** 2;
    rows.set(
      [strain, stress, strain * 0.93, stress * (1 + strain / 100), strain < 0.14 ? 2e5 : 4000 / (1 + strain / 3)],
      n * 5,
    );
  }
  return rows;
}

const chart = (width: number, height: number) => (context: StageContext) => {
  const part = createStressStrainChart(context, () => {});
  const pane = createScreenPane(context);
  const glass = pane.lay({ x: 4, y: 4, width: width - 8, height: height - 8 });
  part.lay(inset(glass, 8), typeSizes(1));
  part.show({ rows: curve(), points: CURVE_ROWS, uniform: 70, halvings: 0, neckPoints: [] }, 'curve', [
    'E 199.8 GPa',
    'Rp0.2 250.0 MPa',
    'Rm 430.0 MPa',
    'A 33.0 %',
    'Z 62.0 %',
  ]);
  return at(0, 0, pane.root, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Universal testing machine',
    states: [
      {
        name: 'with a bar and its extensometer',
        width: 330,
        height: 470,
        create(context) {
          const machine = createUniversalTestingMachine(context);
          const specimen = createTensileSpecimen();
          const gauge = createExtensometer(context);
          machine.lay(400, 40, 14);
          specimen.set(uniform);
          specimen.root.y = -JAW_HEIGHT;
          machine.set(specimen.opening, 'moving');
          gauge.root.y = -JAW_HEIGHT - specimen.marks.lower;
          const length = specimen.marks.upper - specimen.marks.lower;
          gauge.set(length, specimen.marks.neckRadius, length);
          return at(165, 410, machine.root, specimen.root, machine.front, gauge.root);
        },
      },
    ],
  },
  {
    part: 'Tensile specimen',
    states: [
      bar('uniform', uniform),
      bar('Lüders bands', { ...uniform, luders: 0.45 }),
      bar('necked', necked),
      bar('cup and cone', { ...necked, pieces: 'apart' }),
      bar('fitted together', { ...necked, pieces: 'fitted' }),
      bar('flat fracture', { ...uniform, pieces: 'apart', fracture: 'flat' }),
      bar('copper', { ...necked, metal: COPPER }),
    ],
  },
  {
    part: 'Digital caliper',
    states: [
      {
        name: 'closed',
        width: 210,
        height: 100,
        create(context) {
          const part = createDigitalCaliper(context);
          part.lay(15);
          part.set(0, '–');
          return at(30, 84, part.root);
        },
      },
      {
        name: 'measuring',
        width: 210,
        height: 100,
        create(context) {
          const part = createDigitalCaliper(context);
          part.lay(15);
          part.set(34, '11.42');
          return at(30, 84, part.root);
        },
      },
    ],
  },
  {
    part: 'Stress-strain chart',
    states: [{ name: 'with results', width: 560, height: 350, create: chart(560, 350) }],
  },
];
