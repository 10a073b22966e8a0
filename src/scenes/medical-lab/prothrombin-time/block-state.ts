/** What the heated block of the coagulometer shows. */
export interface Cuvette {
  readonly filled: boolean;
  /** Thromboplastin makes it milky. */
  readonly started: boolean;
  readonly swings: boolean;
  /** 0 fluid, 1 clotted. */
  readonly clotted: number;
}

export interface BlockState {
  readonly cuvettes: readonly [Cuvette, Cuvette | null, Cuvette | null];
  /** Part of the warming that is done; null: none. */
  readonly warming: number | null;
  readonly warm: boolean;
  /** %, of the citrate tube and of plasma in the mixture. */
  readonly fill: number;
  /** %, of the blood in it. */
  readonly haematocrit: number;
  readonly plasma: number;
  readonly name: string;
}
