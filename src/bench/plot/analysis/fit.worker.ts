/** Fits of very many points, away from the page. */
import { fitCurve } from '../../../../engine/core/curve-fit';
import type { FitKind } from '../../../../engine/core/fit-kinds';
import { type PackedPoints, plainOf, unpacked } from './fit-packing';

export interface FitRequest {
  readonly kind: FitKind;
  readonly points: PackedPoints;
}

self.addEventListener('message', ({ data }: MessageEvent<FitRequest>) => {
  const { kind, points } = data;
  self.postMessage(plainOf(fitCurve(kind, unpacked(points))));
});
