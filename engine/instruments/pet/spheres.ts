/** The six spheres of the phantom: their diameters are those of NEMA NU 2, in one plane on a circle; mm, y down the picture. */
export type SphereDiameter = '10' | '13' | '17' | '22' | '28' | '37';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Of the cylinder. */
export const RADIUS = 100;
const CIRCLE = 57;
export const SPHERES: readonly SphereDiameter[] = ['10', '13', '17', '22', '28', '37'];

const sphereAt = (n: number): Disc => ({
  x: CIRCLE * Math.cos((Math.PI * n) / 3),
  y: CIRCLE * Math.sin((Math.PI * n) / 3),
  radius: Number(SPHERES[n]) / 2,
});

export const spheres: Readonly<Record<SphereDiameter, Disc>> = {
  '10': sphereAt(0),
  '13': sphereAt(1),
  '17': sphereAt(2),
  '22': sphereAt(3),
  '28': sphereAt(4),
  '37': sphereAt(5),
};
