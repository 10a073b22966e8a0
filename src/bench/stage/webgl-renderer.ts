/** Pixi's WebGL renderer as the stage has it; fetched where there is a graphics processor. */
import 'pixi.js/unsafe-eval';
import { extensions, GlLimitsSystem, WebGLRenderer } from 'pixi.js';

const MOST_TEXTURES = 2;

/**
 * The shader of a batch asks each of its textures in turn: sixteen cost up to ten times as much as two on weak devices, and a stage
 * has few textures.
 */
class FewTextures extends GlLimitsSystem {
  override contextChange(): void {
    super.contextChange();
    this.maxBatchableTextures = Math.min(MOST_TEXTURES, this.maxBatchableTextures);
  }
}

extensions.remove(GlLimitsSystem);
extensions.add(FewTextures);

export class StageRenderer extends WebGLRenderer {}
