/** A bench for gene editing: the target with its guides, cells, thermocycler and gel, and the screen of the sequencer. */
import { Container } from 'pixi.js';
import type { CreateScene, Frame } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createReadout } from './readout';
import { createSequenceRibbon } from './sequence-ribbon';
import { createCellPlate, createGenotypingGel, createThermocycler } from './wet-bench';

const ARRANGEMENT: Arrangements<'ribbon' | 'plate' | 'cycler' | 'gel' | 'screen'> = {
  wide: column(
    grow(0.75, 'ribbon'),
    grow(1.25, row(grow(1.5, row(grow(1.15, 'plate'), grow(0.85, 'cycler'), grow(0.85, 'gel'))), grow(1, 'screen'))),
  ),
  tall: column(
    grow(0.88, 'ribbon'),
    grow(0.5, row(grow(1.15, 'plate'), grow(0.9, 'cycler'), grow(0.85, 'gel'))),
    grow(1.35, 'screen'),
  ),
};

function describeEditing({ view, shown }: Frame<'crispr_editing'>): string {
  return [
    view.loaded ? `A target of ${view.length} bases is loaded.` : 'No target is loaded.',
    view.site ? `The chosen guide cuts after base ${shown.cut_position.text}.` : '',
    view.treated ? `Cells have been with the nuclease for ${view.hours.toFixed(0)} hours.` : 'The cells are untreated.',
    view.harvested ? 'They are harvested.' : '',
    view.gel ? `On the gel T7E1 has cut a part of ${shown.t7e1_cut_fraction.text}.` : '',
    view.read ? `The mixed trace says ${shown.tide_percent.text} % indels.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

export const createScene: CreateScene<'crispr_editing'> = (context) => {
  const root = new Container({ label: 'gene editing' });
  const room = createRoom(context, { kind: 'wet-lab' });
  const ribbon = createSequenceRibbon(context);
  const plate = createCellPlate(context);
  const cycler = createThermocycler(context);
  const gel = createGenotypingGel(context);
  const readout = createReadout(context);
  root.addChild(room.root, ribbon.root, plate.root, cycler.root, gel.root, ...readout.views);

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { ribbon, plate, cycler, gel, screen: readout.placed },
        inset(stageBox(stage), 14, 16),
        stage.type,
      );
      room.resize(stage, stage.height * (stage.layout === 'wide' ? 0.62 : 0.42));
    },

    draw(frame, now) {
      ribbon.draw(frame, now);
      for (const part of [plate, cycler, gel]) part.draw(frame, now);
      readout.draw(frame);
    },

    describe: describeEditing,

    destroy: () => root.destroy({ children: true }),
  };
};
