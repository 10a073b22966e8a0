/** The stage as a picture to keep: what is drawn, on what lies behind it. */
type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

function blank(width: number, height: number): AnyCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** PNG of canvases laid over each other, the first below; null where the browser makes none. */
export async function pictureOf(layers: readonly AnyCanvas[]): Promise<Blob | null> {
  const [width, height] = ['width', 'height'].map((side) =>
    Math.max(...layers.map((layer) => layer[side as 'width' | 'height'])),
  ) as [number, number];
  if (width === 0 || height === 0) return null;
  const whole = blank(width, height);
  // An offscreen context draws what the page's does.
  const context = whole.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return null;
  for (const layer of layers) {
    if (layer.width > 0 && layer.height > 0) context.drawImage(layer, 0, 0, width, height);
  }
  if ('convertToBlob' in whole) return whole.convertToBlob({ type: 'image/png' });
  return new Promise((resolve) => whole.toBlob(resolve, 'image/png'));
}
