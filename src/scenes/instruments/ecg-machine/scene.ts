/** Recording an electrocardiogram: patient with electrodes, dial of the axis, loop of the dipole, the machine, its sheet. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createRoom } from '../../kit/room/room';
import { createAxisDial } from './axis-dial';
import { createDipoleLoop } from './dipole-loop';
import { describeEcg, type EcgFrame } from './ecg-words';
import { createLeadSheet, type LeadSheet } from './lead-sheet';
import { createPatientCouch } from './patient-couch';
import { createRecorder } from './recorder';

const ARRANGEMENT: Arrangements<'patient' | 'dial' | 'vector' | 'machine' | 'sheet'> = {
  wide: column(
    grow(1, row(grow(2.05, 'patient'), grow(0.78, 'dial'), grow(0.82, 'vector'), grow(1.15, 'machine'))),
    grow(1.25, 'sheet'),
  ),
  tall: column(
    grow(0.8, row(grow(1.7, 'patient'), grow(0.8, 'dial'))),
    grow(0.85, row(grow(0.75, 'vector'), grow(1.25, 'machine'))),
    grow(1.35, 'sheet'),
  ),
};
const SPAN_AT_FIRST = 800;

function drawSheet(sheet: LeadSheet, { view, params, shown, fields }: EcgFrame): void {
  sheet.show({
    values: fields.paper,
    stride: fields.paper.length / 4,
    count: view.count,
    filled: view.filled,
    speed: Number(params.paper_speed),
    gain: Number(params.gain),
    lead: params.lead,
    calibrated: view.calibrated,
    end: view.paperEnd,
    still: view.printed,
  });
  sheet.callipers.set(view.callipers ?? SPAN_AT_FIRST, view.callipers === null ? 'ms' : `${shown.caliper_ms.text} ms`);
}

export const createScene: CreateScene<'ecg_synthesis'> = (context) => {
  const root = new Container({ label: 'electrocardiograph' });
  const room = createRoom(context, { kind: 'clinic' });
  const patient = createPatientCouch(context);
  const dial = createAxisDial(context);
  const loop = createDipoleLoop(context);
  const machine = createRecorder(context);
  const sheet = createLeadSheet(context);
  root.addChild(room.root, patient.root, dial.root, ...loop.views, ...machine.views, sheet.root);
  const attach = context.actionHandle('attach_electrodes', { name: 'Electrodes: put them on', grip: 'press' });

  const layPatient: Placed = {
    lay(box, type) {
      patient.lay(box, type);
      const { x, y, width, height } = patient.chest;
      attach.place(x, y, width, height);
    },
  };

  return {
    root,
    resize(stage) {
      arrange(
        ARRANGEMENT[stage.layout],
        { patient: layPatient, dial, vector: loop.placed, machine: machine.placed, sheet },
        inset(stageBox(stage), 12, 12),
        stage.type,
      );
      room.resize(stage, null);
    },

    draw(frame) {
      const { view, params, shown } = frame;
      patient.attach(view.attached);
      patient.wire(params.lead, params.swap === 'RA-LA swapped');
      attach.enable(!view.attached);
      patient.glow(loop.draw(frame));
      const axis = shown.axis.value;
      dial.point(typeof axis === 'number' ? axis : null);
      machine.draw(frame);
      drawSheet(sheet, frame);
    },

    describe: describeEcg,

    destroy: () => root.destroy({ children: true }),
  };
};
