/** What a stage shows, as data: plain enough to cross from the worker to the page, and from the page to a test. */

/** CSS px from the upper left of the canvas. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Four corners in turn, CSS px: a box that may be turned. */
export type Quad = readonly [Spot, Spot, Spot, Spot];

export interface ShownPanel {
  readonly name: string;
  readonly quad: Quad;
}

export interface ShownText {
  readonly words: string;
  /** The labelled parts that it belongs to, outermost first. */
  readonly part: string;
  /** Around all of its ink. */
  readonly box: Sides;
  /** The same in stage units. */
  readonly stageBox: Sides;
  /** The ink of each line. */
  readonly lines: readonly Quad[];
  /** Height of the font as drawn, CSS px. */
  readonly size: number;
  readonly bold: boolean;
  /** 0xrrggbb. */
  readonly colour: number;
  /** WCAG ratio against what lies behind its letters; null where nothing could be read. */
  readonly contrast: number | null;
  /** What it is written on. */
  readonly panel: ShownPanel | null;
}

export interface ShownHandle {
  readonly name: string;
  readonly enabled: boolean;
  /** As drawn. */
  readonly box: Sides;
  /** As the page takes it, enlarged to a finger's size. */
  readonly target: Sides;
}

export interface ShownLead {
  readonly name: string;
  readonly ends: readonly {
    readonly at: Spot;
    /** What lies there beside the lead; null: nothing. */
    readonly in: string | null;
  }[];
}

export interface Inspection {
  /** Of the canvas, CSS px. */
  readonly width: number;
  readonly height: number;
  readonly layout: string;
  /** CSS px of one stage unit. */
  readonly scale: number;
  /** Lab seconds of the picture on show; null before the first. */
  readonly time: number | null;
  readonly running: boolean;
  readonly texts: readonly ShownText[];
  readonly handles: readonly ShownHandle[];
  readonly leads: readonly ShownLead[];
}

/** How the stage is to look when it is inspected; what is left out stays as it is. It keeps that look until it is dressed anew. */
export interface InspectionLook {
  readonly theme?: 'dark' | 'light' | 'projector';
  /** How many times as long its words are. */
  readonly wordLength?: number;
}
