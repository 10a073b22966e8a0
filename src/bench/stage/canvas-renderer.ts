/** Pixi's canvas renderer as the stage has it; fetched where there is no graphics processor. */
import { type BLEND_MODES, CanvasContextSystem, CanvasGraphicsAdaptor, CanvasRenderer, extensions } from 'pixi.js';
import { GradientGraphicsAdaptor } from '../../scenes/canvas-gradients';

/**
 * Sets the blend mode each time. Pixi's own remembers the last one, but sets it between `save` and `restore`, which takes it back
 * unnoticed: of beams that add up, only the first would.
 */
class StageContext extends CanvasContextSystem {
  override setBlendMode(mode: BLEND_MODES): void {
    this._activeBlendMode = 'inherit';
    super.setBlendMode(mode);
  }
}

extensions.remove(CanvasGraphicsAdaptor, CanvasContextSystem);
extensions.add(GradientGraphicsAdaptor, StageContext);

/** Compiles no shaders, so it need not be asked whether the page's policy lets it. */
export class StageRenderer extends CanvasRenderer {
  override _unsafeEvalCheck(): void {}
}
