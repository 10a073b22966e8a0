/** What lives on the rainforest floor, from above. Each is told by its form; colours only help. */
import type { GraphicsContext } from 'pixi.js';
import { rainforestSpecies } from '../../../../engine/data/rainforest-species';
import { TURN, blade, decussate, head, palmate, pinnate, rosette, stalk, whorl } from './leaf';
import type { HabitatLife } from './habitat-life';
import { mix } from '../../kit/paint/shading';
import { beetle, legs } from './small-animals';

type Draw = (pen: GraphicsContext) => void;

const LEAF = 0x2f7a42;
const DEEP = 0x1f5c3a;
const FRESH = 0x58a04a;
const STEM = 0x6b7a4a;

/** Leaves left and right of a wandering stem. */
function creeper(
  pen: GraphicsContext,
  leaves: number,
  draw: (x: number, y: number, angle: number, size: number) => void,
): void {
  for (let k = 0; k < leaves; k++) {
    const t = k / (leaves - 1);
    const x = -24 + 46 * t;
    const y = 5 * Math.sin(5 * t);
    stalk(pen, x, y, 0.3 * Math.cos(5 * t), 46 / (leaves - 1), 1.6, STEM);
  }
  for (let k = 0; k < leaves; k++) {
    const t = k / (leaves - 1);
    draw(-24 + 46 * t, 5 * Math.sin(5 * t), (k % 2 === 0 ? -1 : 1) * 1.15, 1 - 0.35 * t);
  }
}

/** Stripes across a leaf, feathered from its midrib. */
function feather(
  pen: GraphicsContext,
  angle: number,
  length: number,
  half: number,
  count: number,
  colour: number,
): void {
  for (let k = 0; k < count; k++) {
    const at = length * (0.22 + (0.56 * k) / Math.max(1, count - 1));
    const x = at * Math.cos(angle);
    const y = at * Math.sin(angle);
    for (const side of [-0.95, 0.95]) blade(pen, x, y, angle + side, half * 0.95, 1.1, 'lance', colour, { rib: false });
  }
}

const philodendron: Draw = (pen) =>
  creeper(pen, 5, (x, y, angle, size) => blade(pen, x, y, angle, 19 * size, 8.5 * size, 'heart', LEAF));

const wildCoffee: Draw = (pen) => {
  decussate(4, 0.5, (angle, size) => blade(pen, 0, 0, angle, 30 * size, 6.5 * size, 'lance', DEEP));
  for (const [x, y] of [
    [0, 0],
    [3, -2],
    [-2, 3],
  ] as const) {
    pen.circle(x, y, 1.8).fill(0xb5271f);
  }
};

const spikemoss: Draw = (pen) =>
  whorl(6, 0.3, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 8,
      rachis: 26,
      length: 8,
      half: 2,
      outline: 'forked',
      colour: 0x6fae5a,
      spread: 0.75,
      bare: 0.05,
      taper: 0.35,
    }),
  );

const walkingPalm: Draw = (pen) =>
  whorl(3, 0.4, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 4,
      rachis: 24,
      length: 13,
      half: 4,
      outline: 'fin',
      colour: LEAF,
      spread: 0.9,
      taper: 0.85,
    }),
  );

const lobsterClaw: Draw = (pen) => {
  whorl(4, 0.7, (angle) => blade(pen, 0, 0, angle, 30, 7, 'strap', LEAF));
  for (let k = 0; k < 4; k++)
    blade(pen, -6 + 4 * k, 0, k % 2 ? 0.9 : -0.9, 10, 2.6, 'ovate', 0xd1392b, { rib: 0xf0c13a });
};

const maidenhair: Draw = (pen) =>
  whorl(5, 0.2, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 6,
      rachis: 27,
      length: 6.5,
      half: 3,
      outline: 'wedge',
      colour: 0x7ab356,
      spread: 1.2,
      taper: 0.8,
    }),
  );

const prayerPlant: Draw = (pen) =>
  rosette(5, 0.8, (angle, size) => {
    blade(pen, 0, 0, angle, 29 * size, 9 * size, 'ovate', FRESH);
    feather(pen, angle, 29 * size, 9 * size, 5, DEEP);
  });

const pepper: Draw = (pen) => {
  creeper(pen, 4, (x, y, angle, size) => {
    blade(pen, x, y, angle, 21 * size, 8 * size, 'heart', DEEP, { lean: 0.8 });
    for (const off of [-0.25, 0.25]) stalk(pen, x, y, angle + off, 14 * size, 0.8, 0x7fae72);
  });
  for (const x of [-9, 6]) stalk(pen, x, 3, -0.5, 17, 2.6, 0xe9e2cb);
};

const understoreyPalm: Draw = (pen) =>
  whorl(5, 0.1, (angle) => {
    blade(pen, 0, 0, angle, 29, 8, 'forked', LEAF);
    feather(pen, angle, 22, 7, 4, 0x276a3a);
  });

const trumpetTree: Draw = (pen) => {
  palmate(pen, 0, 0, 0.5, { leaflets: 9, spread: 5.5, length: 29, half: 5.2, outline: 'spoon', colour: 0x4e8f4c });
  pen.circle(0, 0, 6).fill(0x4e8f4c).circle(0, 0, 1.8).fill(0xd7dfb0);
};

const birdsNest: Draw = (pen) =>
  rosette(13, 0.6, (angle, size) => blade(pen, 0, 0, angle, 31 * size, 3.8, 'strap', 0x6fb04c, { rib: 0x33301c }));

const swissCheese: Draw = (pen) =>
  whorl(3, 0.6, (angle) => {
    blade(pen, 3 * Math.cos(angle), 3 * Math.sin(angle), angle, 28, 13, 'lobed', LEAF);
    for (const at of [9, 14, 19]) {
      for (const side of [-3, 3]) {
        const x = (3 + at) * Math.cos(angle) - side * Math.sin(angle);
        const y = (3 + at) * Math.sin(angle) + side * Math.cos(angle);
        pen.ellipse(x, y, 1.5, 1.5).fill(0x2a2417);
      }
    }
  });

const spiralGinger: Draw = (pen) => {
  for (let k = 0; k < 9; k++) {
    const angle = 0.3 + k * 0.74;
    blade(pen, 0, 0, angle, 30 - 1.6 * k, 5.4 - 0.2 * k, 'ovate', mix(LEAF, 0xffffff, 0.03 * k));
  }
  head(pen, 0, 0, 6, 12, 0xc8372c);
};

const flamingoFlower: Draw = (pen) => {
  whorl(3, 0.5, (angle) => {
    stalk(pen, 0, 0, angle, 12, 1.6, STEM);
    blade(pen, 10 * Math.cos(angle), 10 * Math.sin(angle), angle, 22, 8, 'arrow', DEEP);
  });
  blade(pen, 0, 0, -1.9, 13, 4, 'ovate', 0x7fae62);
  stalk(pen, 0, 0, -1.9, 20, 2.6, 0x7d5a86);
};

const cacao: Draw = (pen) => {
  whorl(3, 0.2, (angle) => blade(pen, 0, 0, angle, 31, 6, 'lance', LEAF));
  whorl(3, 0.2 + TURN / 6, (angle) => blade(pen, 0, 0, angle, 23, 4.6, 'lance', 0xb0694a));
};

const kapok: Draw = (pen) =>
  whorl(3, 0.4, (angle) => {
    stalk(pen, 0, 0, angle, 14, 1.4, STEM);
    palmate(pen, 13 * Math.cos(angle), 13 * Math.sin(angle), angle, {
      leaflets: 7,
      spread: 5,
      length: 15,
      half: 2.7,
      outline: 'lance',
      colour: FRESH,
    });
  });

const iceCreamBean: Draw = (pen) =>
  whorl(3, 0.3, (angle) => {
    blade(pen, 0, 0, angle, 22, 2.4, 'strap', FRESH);
    pinnate(pen, 0, 0, angle, {
      pairs: 2,
      rachis: 21,
      length: 14,
      half: 4.6,
      outline: 'ovate',
      colour: LEAF,
      tip: false,
      bare: 0.5,
      spread: 0.8,
      taper: 1.1,
    });
  });

const treeFern: Draw = (pen) => {
  whorl(6, 0.1, (angle) => {
    for (let k = 1; k < 7; k++) {
      const at = 4.4 * k;
      for (const side of [-1.15, 1.15]) {
        pinnate(pen, at * Math.cos(angle), at * Math.sin(angle), angle + side, {
          pairs: 5,
          rachis: 12 - 1.4 * k,
          length: 3,
          half: 0.8,
          outline: 'strap',
          colour: 0x3f8a3f,
          bare: 0.05,
          tip: false,
        });
      }
    }
    stalk(pen, 0, 0, angle, 31, 1.6, 0x5d4a2c);
  });
  pen.circle(0, 0, 3).fill(0x6a4a26);
};

const bromeliad: Draw = (pen) => {
  rosette(15, 0.55, (angle, size) => blade(pen, 0, 0, angle, 29 * size, 3.2, 'lance', 0x5a9650, { rib: false }));
  whorl(6, 0.2, (angle) => blade(pen, 0, 0, angle, 10, 2.8, 'lance', 0xd3372f));
  pen.circle(0, 0, 2.4).fill(0xf1d45e);
};

const begonia: Draw = (pen) =>
  rosette(6, 0.65, (angle, size) => {
    stalk(pen, 0, 0, angle, 10, 1.4, 0xa4504a);
    blade(pen, 7 * Math.cos(angle), 7 * Math.sin(angle), angle, 22 * size, 12 * size, 'heart', 0x4c7f52, {
      lean: 0.42,
      rib: 0xb0605a,
    });
  });

const radiatorPlant: Draw = (pen) =>
  rosette(13, 0.5, (angle, size) => {
    const at = 13 * size;
    blade(pen, at * Math.cos(angle), at * Math.sin(angle), angle, 14 * size, 7 * size, 'round', 0x5f9e58, {
      rib: false,
    });
  });

const dumbCane: Draw = (pen) =>
  rosette(5, 0.75, (angle, size) => {
    const length = 31 * size;
    blade(pen, 0, 0, angle, length, 9.5 * size, 'ovate', LEAF);
    for (let k = 0; k < 7; k++) {
      const at = length * (0.2 + 0.09 * k);
      const side = ((k * 5) % 7) - 3;
      pen
        .ellipse(
          at * Math.cos(angle) - side * 1.5 * Math.sin(angle),
          at * Math.sin(angle) + side * 1.5 * Math.cos(angle),
          1.7,
          1.3,
        )
        .fill(0xe2e8b8);
    }
  });

const elephantEar: Draw = (pen) =>
  whorl(4, 0.3, (angle) => {
    const x = 8 * Math.cos(angle);
    const y = 8 * Math.sin(angle);
    stalk(pen, 0, 0, angle, 10, 1.4, 0x8a4b4b);
    blade(pen, x, y, angle, 22, 10, 'arrow', 0x3f8a4a, { rib: 0xcf4460 });
    blade(pen, x, y, angle, 15, 5, 'arrow', 0xcf4460, { rib: false });
  });

const passionVine: Draw = (pen) => {
  creeper(pen, 4, (x, y, angle, size) => {
    for (const off of [-0.42, 0.42]) blade(pen, x, y, angle + off, 18 * size, 4.8 * size, 'spoon', FRESH);
  });
  pen.moveTo(22, -2).bezierCurveTo(34, -16, 20, -20, 22, -12).bezierCurveTo(24, -7, 30, -12, 26, -14);
  pen.stroke({ width: 1.1, color: FRESH });
};

const halberdFern: Draw = (pen) =>
  whorl(3, 0.5, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 2,
      rachis: 21,
      length: 14,
      half: 4.4,
      outline: 'wavy',
      colour: 0x4f8f4a,
      spread: 0.95,
      taper: 1,
    }),
  );

const mahogany: Draw = (pen) =>
  whorl(4, 0.2, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 4,
      rachis: 26,
      length: 10,
      half: 2.8,
      outline: 'lance',
      colour: 0x3a7a3f,
      tip: false,
      spread: 1,
      taper: 0.9,
    }),
  );

const monkeyLadder: Draw = (pen) =>
  creeper(pen, 6, (x, y, angle, size) => blade(pen, x, y, angle, 18 * size, 8.4 * size, 'hoof', LEAF));

const cupFungus: Draw = (pen) => {
  blade(pen, -27, 9, -0.25, 56, 4.6, 'strap', 0x4b3726, { rib: 0x6a5038 });
  for (const [x, y, r] of [
    [-9, 0, 9],
    [8, -5, 11],
    [3, 11, 6.5],
  ] as const) {
    pen
      .circle(x, y, r)
      .fill(0xe58a3a)
      .circle(x, y, r * 0.8)
      .fill(0xc0541f)
      .circle(x + r * 0.2, y + r * 0.22, r * 0.5)
      .fill(0xdc7230);
  }
};

const veiledLady: Draw = (pen) => {
  whorl(16, 0, (angle) => stalk(pen, 0, 0, angle, 22, 1.3, 0xf4f0e2));
  for (const radius of [10, 15, 20]) pen.circle(0, 0, radius).stroke({ width: 1.3, color: 0xf4f0e2 });
  head(pen, 0, 0, 6.4, 12, 0x5d6344, 0x3a3c28);
};

const jewelOrchid: Draw = (pen) =>
  rosette(6, 0.6, (angle, size) => {
    blade(pen, 0, 0, angle, 28 * size, 8 * size, 'ovate', 0x2c4a3a, { rib: 0xf0ede0 });
    feather(pen, angle, 28 * size, 8 * size, 3, 0xdfe3cf);
    for (const off of [-0.16, 0.16]) stalk(pen, 0, 0, angle + off, 22 * size, 0.9, 0xdfe3cf);
  });

const arrowheadVine: Draw = (pen) =>
  whorl(3, 0.3, (angle) => {
    stalk(pen, 0, 0, angle, 12, 1.4, STEM);
    palmate(pen, 12 * Math.cos(angle), 12 * Math.sin(angle), angle, {
      leaflets: 5,
      spread: 4.4,
      length: 20,
      half: 5,
      outline: 'ovate',
      colour: 0x4a8f52,
      outer: 0.42,
    });
  });

const velvetTree: Draw = (pen) =>
  decussate(3, 0.6, (angle, size) => {
    blade(pen, 0, 0, angle, 30 * size, 9.5 * size, 'ovate', 0x6d9a78);
    for (const off of [-0.2, 0.2]) stalk(pen, 0, 0, angle + off, 25 * size, 1, 0xe2ead2);
  });

const panamaHat: Draw = (pen) =>
  whorl(4, 0.6, (angle) => {
    for (const off of [-0.5, -0.25, 0, 0.25, 0.5]) {
      blade(pen, 0, 0, angle + off, 30 - 6 * Math.abs(off), 4.4, 'wedge', 0x3f8f4f, { rib: 0x2a6a3a });
    }
  });

const forestSedge: Draw = (pen) => {
  whorl(3, 0.2, (angle) => {
    for (const off of [-0.2, 0, 0.2]) {
      blade(pen, 0, 0, angle + off, 31 - 14 * Math.abs(off), 1.8, 'linear', 0x507f3c, { rib: 0xb7cf8a });
    }
  });
  head(pen, 0, 0, 4.4, 9, 0x7d5a34);
};

const forestBamboo: Draw = (pen) => {
  for (let k = 0; k < 7; k++) {
    const x = -24 + 7.6 * k;
    const up = k % 2 === 0;
    stalk(pen, x, up ? 4 : -4, up ? -0.81 : 0.81, 11, 1.8, 0x9aa552);
    blade(pen, x, up ? 4 : -4, up ? 1.05 : -1.05, 20, 4, 'lance', 0x63a04a);
  }
};

const cycad: Draw = (pen) => {
  whorl(5, 0.4, (angle) =>
    pinnate(pen, 0, 0, angle, {
      pairs: 6,
      rachis: 28,
      length: 9,
      half: 2.7,
      outline: 'strap',
      colour: DEEP,
      spread: 1.25,
      tip: false,
      taper: 0.8,
    }),
  );
  head(pen, 0, 0, 6, 22, 0x8a6a3c);
};

const dungBeetle: Draw = (pen) => {
  pen.circle(-23, 4, 9).fill(0x5b4327).circle(-26, 1, 4).fill(0x73583a);
  beetle(pen, 1.1, 0x262a33, 1);
  whorl(5, -0.8, (angle, k) => {
    if (k < 3) stalk(pen, 12, 0, angle * 0.55, 8, 2.4, 0x262a33);
  });
};

const ant: Draw = (pen) => {
  legs(pen, 0x6d3517, 20);
  pen.ellipse(-12, 0, 7, 5).fill(0x7d3d1a).ellipse(-1, 0, 6, 3).fill(0x94491f).circle(10, 0, 5.4).fill(0x8a441d);
  for (const angle of [-0.7, 0.7]) stalk(pen, 13, 0, angle, 10, 1, 0x6d3517);
  blade(pen, 12, 1, -1.3, 24, 9, 'hoof', 0x5f9a3c);
};

const frog: Draw = (pen) => {
  for (const side of [-1, 1]) {
    stalk(pen, -8, side * 6, side * 2.2, 17, 6, 0x27479a);
    stalk(pen, -18, side * 19, side * 0.5, 14, 4, 0x27479a);
    stalk(pen, 6, side * 6, side * 0.9, 14, 4, 0xb3241c);
  }
  pen.ellipse(-2, 0, 16, 10).fill(0xc52a20).ellipse(-5, -3, 9, 4).fill(0xdd4a3a).circle(13, 0, 8).fill(0xc52a20);
  for (const side of [-1, 1])
    pen
      .circle(15, side * 5.6, 2.7)
      .fill(0x120d0c)
      .circle(14.4, side * 5.6 - 0.9, 0.8)
      .fill(0xffffff);
};

const millipede: Draw = (pen) => {
  for (let k = 0; k < 14; k++) {
    const x = -26 + 4 * k;
    const y = 7 * Math.sin(k * 0.42);
    for (const side of [-1, 1]) stalk(pen, x, y, side * 1.45, 11, 1, 0xc9924a);
    pen
      .roundRect(x - 2.3, y - 6, 4.2, 12, 1.8)
      .fill(k % 2 ? 0x5b3a2c : 0x6c4736)
      .rect(x - 2, y - 4.6, 3.4, 1.6)
      .fill(0x8d6550);
  }
  pen.circle(30, 7 * Math.sin(14 * 0.42), 4.6).fill(0x4a2e22);
};

/** Drawings in the order of the species. */
export const life: HabitatLife = {
  species: rainforestSpecies,
  drawings: [
    philodendron,
    wildCoffee,
    spikemoss,
    walkingPalm,
    dungBeetle,
    lobsterClaw,
    maidenhair,
    prayerPlant,
    pepper,
    understoreyPalm,
    trumpetTree,
    birdsNest,
    swissCheese,
    spiralGinger,
    flamingoFlower,
    cacao,
    kapok,
    iceCreamBean,
    treeFern,
    bromeliad,
    begonia,
    radiatorPlant,
    dumbCane,
    elephantEar,
    passionVine,
    halberdFern,
    mahogany,
    monkeyLadder,
    cupFungus,
    veiledLady,
    jewelOrchid,
    ant,
    arrowheadVine,
    velvetTree,
    panamaHat,
    frog,
    forestSedge,
    forestBamboo,
    millipede,
    cycad,
  ],
};
