/** A probe station in a chamber from 80 to 600 K, its source and voltmeter, and the resistivities that were found. */
import { Container } from 'pixi.js';
import { SAMPLE_NAMES } from '../../../../engine/data/conductivity-samples';
import type { CreateScene } from '../../contract';
import { createLeadLayer } from '../../kit/electric/lead';
import { moved } from '../../kit/instruments/socket';
import { type Arrangements, arrange, column, grow, inset, row, spaced, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { CHAMBER } from './chamber-plan';
import { describeConductivity } from './describe-conductivity';
import { createMaterialsLadder } from './materials-ladder';
import { createMethodHandle, createProbeStation } from './probe-station';
import { createResistivityChart } from './resistivity-chart';
import { createShelvedInstruments } from './shelved-instruments';

const ARRANGEMENT: Arrangements<'chamber' | 'meter' | 'oven' | 'chart' | 'ladder'> = {
  wide: column(
    grow(0.5, row(grow(1, 'oven'), grow(1.7, 'meter'))),
    grow(1, row(grow(1, spaced(10, column(grow(1, 'chart'), 'ladder'))), grow(1.25, 'chamber'))),
  ),
  tall: column(row(grow(1, 'oven'), grow(1.9, 'meter')), grow(1, 'chamber')),
};
/** Sockets of the meter, in the order of the probes. */
const SOCKETS = ['current-1', 'current-2', 'voltage-1', 'voltage-2'] as const;

export const createScene: CreateScene<'electrical_conductivity'> = (context) => {
  const root = new Container({ label: 'conductivity' });
  const room = createRoom(context, { kind: 'workshop' });
  const instruments = createShelvedInstruments(context);
  const { meter, oven } = instruments;
  const station = createProbeStation(context);
  const chart = createResistivityChart(context);
  const method = createMethodHandle(context);
  const ladder = createMaterialsLadder(context);
  const leads = createLeadLayer(context);
  const cables = (['red', 'red', 'blue', 'blue'] as const).map((kind) =>
    leads.add({ kind, ends: ['none', 'plug'], width: 4 }),
  );
  root.addChild(
    room.root,
    instruments.shelf,
    ...chart.roots,
    ladder.root,
    station.root,
    meter.root,
    oven.root,
    leads.root,
  );
  const parts = { chamber: station, ...instruments.parts, chart, ladder };

  function layLeads(): void {
    leads.keep([...meter.clear(), ...oven.clear()]);
    const { place } = station;
    const ports = station.ports();
    for (const [index, id] of SOCKETS.entries()) {
      const cable = cables[index];
      const from = ports[index];
      if (cable && from) leads.lay(cable, moved(from, place, place.scale), meter.port(id), { slack: 0.1 });
    }
  }

  return {
    root,
    resize(stage) {
      chart.forget();
      arrange(ARRANGEMENT[stage.layout], parts, inset(stageBox(stage), 16, 18), stage.type);
      const { place } = station;
      method.lay(place);
      const foot = place.y + CHAMBER.height * place.scale;
      room.resize(stage, foot - 50 * place.scale);
      instruments.layShelf(stage);
      layLeads();
    },

    draw(frame, wall) {
      const { view, hidden } = frame;
      station.draw(frame, wall);
      instruments.draw(frame);
      chart.draw(frame);
      method.draw(frame);
      // Where its doping is to be found silicon has no place.
      const dopingHidden = hidden.has('doping_log') || hidden.has('doping_type');
      ladder.set(
        dopingHidden ? view.ladder.filter((_, n) => SAMPLE_NAMES[n] !== 'Silicon wafer') : view.ladder,
        view.resistivity,
      );
    },

    describe: describeConductivity,

    destroy: () => root.destroy({ children: true }),
  };
};
