/** Where the letters of a text lie within its box: the box itself has room above and below that no letter fills. */
import { CanvasTextMetrics, DOMAdapter, type Text } from 'pixi.js';
import type { LocalBox } from './shown';

const SHIFT = { left: 0, center: 0.5, right: 1, justify: 0 } as const;

/** The ink of each line, in the text's own units; blank lines have none. */
export function inkOf(text: Text): readonly LocalBox[] {
  const { style } = text;
  const { lines, lineWidths, maxLineWidth, lineHeight, fontProperties } = CanvasTextMetrics.measureText(
    text.text,
    style,
  );
  const context = DOMAdapter.get().createCanvas(1, 1).getContext('2d');
  if (!context) return [];
  context.font = style._fontString;
  const { minX, minY } = text.bounds;
  // As the package's own CanvasTextGenerator places its lines.
  const first = minY + fontProperties.ascent + Math.max(0, (lineHeight - fontProperties.fontSize) / 2);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const x = minX + (maxLineWidth - (lineWidths[index] ?? 0)) * SHIFT[style.align];
    const base = first + index * lineHeight;
    const ink = context.measureText(line);
    return [
      {
        left: x - ink.actualBoundingBoxLeft,
        top: base - ink.actualBoundingBoxAscent,
        right: x + ink.actualBoundingBoxRight,
        bottom: base + ink.actualBoundingBoxDescent,
      },
    ];
  });
}
