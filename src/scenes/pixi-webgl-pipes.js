/** What stands in the place of pixi's own list of the pipes of its WebGL renderer, without those that no scene needs. */
import { BatcherPipe } from 'pixi.js/lib/rendering/batcher/shared/BatcherPipe.mjs';
import { ColorMaskPipe } from 'pixi.js/lib/rendering/mask/color/ColorMaskPipe.mjs';
import { StencilMaskPipe } from 'pixi.js/lib/rendering/mask/stencil/StencilMaskPipe.mjs';
import { BlendModePipe } from 'pixi.js/lib/rendering/renderers/shared/blendModes/BlendModePipe.mjs';
import { CustomRenderPipe } from 'pixi.js/lib/scene/container/CustomRenderPipe.mjs';
import { RenderGroupPipe } from 'pixi.js/lib/scene/container/RenderGroupPipe.mjs';
import { SpritePipe } from 'pixi.js/lib/scene/sprite/SpritePipe.mjs';

export const SharedRenderPipes = [
  BlendModePipe,
  BatcherPipe,
  SpritePipe,
  RenderGroupPipe,
  StencilMaskPipe,
  ColorMaskPipe,
  CustomRenderPipe,
];
