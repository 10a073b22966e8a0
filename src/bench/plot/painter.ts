/** What a plot is drawn with: a canvas on the page (here), or SVG in a file (`svg-painter.ts`). CSS px throughout. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Face = 'text' | 'mono' | 'bold';

export interface TextStyle {
  readonly colour: string;
  readonly face?: Face;
  readonly align?: 'left' | 'center' | 'right';
  /** Longer text is set narrower. */
  readonly maxWidth?: number;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  /** To the middle of its edge. */
  readonly radius: number;
  readonly ground: string;
  readonly edge: string;
  /** Of the edge. */
  readonly width: number;
}

export interface Painter {
  /** Begins a path of the next four. */
  begin(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  circle(x: number, y: number, radius: number): void;
  /** A disc by itself, with an edge. */
  disc(disc: Disc): void;
  rect(x: number, y: number, width: number, height: number): void;
  close(): void;
  stroke(colour: string, width: number, dash?: readonly number[]): void;
  fill(colour: string, opacity?: number): void;
  /** Text with its middle at y. */
  text(text: string, x: number, y: number, style: TextStyle): void;
  measure(text: string, face: Face): number;
  clipped(box: Box, paint: () => void): void;
}

export const TEXT_PX = 12;

export interface Fonts {
  readonly face: string;
  readonly mono: string;
}

export function canvasPainter(context: CanvasRenderingContext2D, fonts: Fonts): Painter {
  const font: Readonly<Record<Face, string>> = {
    text: `${TEXT_PX}px ${fonts.face}`,
    bold: `600 ${TEXT_PX + 1}px ${fonts.face}`,
    mono: `${TEXT_PX}px ${fonts.mono}`,
  };
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  return {
    begin: () => context.beginPath(),
    moveTo: (x, y) => context.moveTo(x, y),
    lineTo: (x, y) => context.lineTo(x, y),
    circle(x, y, radius) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    },
    // One disc on another: a browser draws thousands of them in half the time that edges take.
    disc({ x, y, radius, ground, edge, width }) {
      for (const [reach, colour] of [
        [radius + width / 2, edge],
        [radius - width / 2, ground],
      ] as const) {
        context.beginPath();
        context.arc(x, y, reach, 0, 2 * Math.PI);
        context.fillStyle = colour;
        context.fill();
      }
    },
    rect: (x, y, width, height) => context.rect(x, y, width, height),
    close: () => context.closePath(),
    stroke(colour, width, dash = []) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.stroke();
    },
    fill(colour, opacity = 1) {
      context.globalAlpha = opacity;
      context.fillStyle = colour;
      context.fill();
      context.globalAlpha = 1;
    },
    text(text, x, y, { colour, face = 'text', align = 'left', maxWidth }) {
      context.font = font[face];
      context.fillStyle = colour;
      context.textAlign = align;
      context.fillText(text, x, y, maxWidth);
    },
    measure(text, face) {
      context.font = font[face];
      return context.measureText(text).width;
    },
    clipped({ left, right, top, bottom }, paint) {
      context.save();
      context.beginPath();
      context.rect(left, top, right - left, bottom - top);
      context.clip();
      paint();
      context.restore();
    },
  };
}
