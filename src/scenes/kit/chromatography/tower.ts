/** What a chromatograph is stacked of, all equally wide: pictures of modules, and a panel with display and keys. */
import type { Box, Part, TypeSizes } from '../../contract';
import type { Instrument } from '../instruments/instrument';
import type { Size } from '../layout/layout';

/** From the top. A panel is left out where there is no room for its display. */
export type Layer = { readonly part: Part; readonly shape: Size } | { readonly panel: Instrument };

/** Stands the tower on the lower edge of a box; returns the box that it takes. */
export function layTower(layers: readonly Layer[], box: Box, type: TypeSizes, withPanel: boolean): Box {
  const panelHigh = (panel: Instrument): number => (withPanel ? panel.least(type).height : 0);
  let [high, wide, between] = [0, 0, 0];
  for (const layer of layers) {
    if ('panel' in layer) between += panelHigh(layer.panel);
    else {
      high += layer.shape.height;
      wide = Math.max(wide, layer.shape.width);
    }
  }
  const scale = Math.min(box.width / wide, (box.height - between) / high);
  const width = wide * scale;
  const x = box.x + (box.width - width) / 2;
  const top = box.y + box.height - between - high * scale;
  let y = top;
  for (const layer of layers) {
    if ('panel' in layer) {
      const { panel } = layer;
      panel.root.visible = withPanel;
      for (const key of panel.keys) key.enable(withPanel);
      if (!withPanel) continue;
      const least = panel.least(type);
      const across = Math.min(box.width, Math.max(width, least.width));
      panel.lay({ x: box.x + (box.width - across) / 2, y, width: across, height: least.height }, type);
      y += least.height;
    } else {
      const height = layer.shape.height * scale;
      layer.part.lay({ x, y, width, height }, type);
      y += height;
    }
  }
  return { x, y: top, width, height: y - top };
}
