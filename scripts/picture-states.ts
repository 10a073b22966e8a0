/**
 * The telling state of each built bench: what its picture shows (`pictures.ts`), and one of the states in which its stage is checked
 * (`stages.ts`). A new simulation adds its line here.
 */
export interface PictureState {
  /** Inputs and timed actions, as in a link to a run. */
  readonly query: string;
  /** Lab seconds to run before the picture is taken. */
  readonly until: number;
  /** Lab seconds at which the run counts as ended where it does not end by itself before; without it three times `until`. */
  readonly end?: number;
  /** Parts of the stage to press afterwards, by the beginning of their names. */
  readonly press?: readonly string[];
}

export const PICTURE_STATES: Readonly<Record<string, PictureState>> = {
  chem1: { query: 'actions=0:add_indicator=3~0:swirl=1~0:open_stopcock=0.7~35.5:open_stopcock=0.05', until: 48 },
  chem3: { query: 'actions=0:add_bromothymol~0:switch_on~400:set_voltage=12', until: 900 },
  chem11: { query: 'compound=Fe+%28Metallic%29&actions=0:apply_voltage=6~0:set_temperature=900', until: 3 },
  chem10: { query: 'mixture=Food+Coloring&actions=0:spot~10:spot~20:start', until: 1500 },
  chem2: { query: 'actions=0:start_heating~600:quench=20~610:cool', until: 1100 },
  chem4: { query: 'pressure=1.5&particles=500', until: 12 },
  chem6: { query: 'salt_type=NH4NO3&salt_mass=8&actions=0:stir=1~60:add_salt', until: 420 },
  chem5: { query: 'concentration=0.5&actions=0:mix', until: 26.2 },
  chem7: {
    query:
      'solution=Vinegar&actions=0:dip_probe=7.00~30:calibrate=7.00~31:rinse_probe~32:dip_probe=4.01~62:calibrate=4.01~63:rinse_probe~64:dip_probe=0~65:dip_paper',
    until: 110,
  },
  chem9: { query: 'stoichiometry=1:2&reactant_a=2&reactant_b=3&actions=0:predict=1~0:mix', until: 5 },
  chem8: {
    query: 'substance=Lead+Weight&volume_method=Water+Displacement&actions=0:weigh~3:immerse',
    until: 8,
  },
  phy1: { query: 'angle=55&velocity=22&actions=0:launch', until: 2.6 },
  phy6: {
    query: 'n2=1.52&angle=50&actions=0:shape=prism~0:white_light=1',
    until: 1,
  },
  phy4: { query: 'mass=0.8&actions=0:hang_gently~0.2:pull=0.08', until: 1 },
  phy3: { query: 'initial_angle=40&actions=0:count=3~0:release', until: 7.1 },
  phy2: { query: 'component=Filament+Lamp&resistance=10&voltage=10&actions=0:sweep', until: 9 },
  phy5: { query: 'track=Half-pipe&friction=0.05&actions=0:release', until: 5.6 },
  phy8: { query: 'volume=0.004&object_density=2700&actions=0:lower_on_string', until: 6 },
  phy7: { query: 'amplitude=0.3&damping=0.1&actions=0:release', until: 4.3 },
  phy9: { query: 'configuration=Parallel&actions=0:bulbs=1~0:close_switch', until: 3 },
  phy10: { query: 'frequency=8&separation=6&actions=0:drive=1', until: 5 },
  phy11: { query: 'actions=0:start', until: 14 },
  bio6: { query: 'substrate=High&actions=0:add_enzyme=1', until: 30, end: 400 },
  bio9: { query: 'activity=Running&actions=20:stop_paper=1~20:caliper=428', until: 30, end: 60 },
  bio3: { query: 'light=6000', until: 900 },
  bio2: {
    query:
      'actions=0:mash=60~60:add_buffer=20~360:filter_mixture~420:set_ethanol_temp=0~420:add_ethanol=40~540:spool=60',
    until: 575,
    end: 605,
  },
  bio4: { query: 'oxygen=12', until: 200, end: 600 },
  bio5: { query: 'actions=0:set_osmolarity=150', until: 3, end: 8 },
  bio1: { query: 'slide=Blood+Smear&magnification=40x&focus=45&light=100', until: 2 },
  bio10: { query: '', until: 1.2 },
  bio8: { query: 'grass=5000&rabbits=500&foxes=100', until: 155_520_000, end: 630_720_000 },
  bio11: { query: 'type=Secondary&years=100', until: 694_267_200, end: 3_155_760_000 },
  bio7: { query: 'offspring=150', until: 3, end: 6 },
  mmb1: {
    query:
      'organism=Escherichia+coli&actions=0:heat_fix=3~5:crystal_violet=60~66:rinse=2~70:iodine=60~131:rinse=2~135:decolorize=10~145:rinse=2~148:safranin=60~209:rinse=2~212:view',
    until: 214,
  },
  mmb2: { query: 'medium=LB+broth&actions=9000:take_sample=1~16200:take_sample=2~21600:take_sample=4', until: 26000 },
  mmb3: { query: 'actions=0:add_disc=3~0:add_disc=1~0:add_disc=4', until: 64000, end: 64800 },
  mmb10: {
    query: 'moi=1&actions=300:dilute=4~420:plate=1~420:plate_chloroform=0~1560:plate=3',
    until: 1570,
    end: 4500,
  },
  mmb4: { query: 'actions=0:add_reagent', until: 9, end: 60 },
  mmb5: { query: 'actions=0:apply_colony', until: 6, end: 90 },
  mmb6: {
    query:
      'sputum_log10=7&actions=0:heat=90~0:carbolfuchsin=300~301:decolorize=120~422:methylene_blue=60~483:rinse=5~489:heat=25~490:examine_fields=20',
    until: 580,
    end: 700,
  },
  mmb7: { query: 'actions=0:apply_stain=30~31:measure_cells=20', until: 32, end: 60 },
  mmb8: {
    query: 'actions=0:heat=100~0:malachite_green=300~301:heat=25~301:rinse=30~332:safranin=60~393:count_cells=100',
    until: 395,
    end: 420,
  },
  mmb9: {
    query: 'organism=Mixed+E.+coli+and+Salmonella&inoculum_cfu=60&actions=79200:measure_colony~82800:pick_colony=1',
    until: 86_400,
    end: 172_800,
  },
  mlab2: {
    query:
      'sample=Sample+H&actions=0:dip_strip~1:read_all_on_time~122:refractometer~123:centrifuge~424:count_fields=hpf',
    until: 428,
    end: 460,
  },
  mlab3: {
    query: 'patient=Patient+2&actions=0:mix_sample~7:aspirate~8:run_all',
    until: 14,
    end: 20,
  },
  mlab8: {
    query:
      'actions=0:measure_volume~0:liquefy~1801:load_chamber~1802:count_squares=25~1803:stain_vitality~1804:score_morphology~1805:wet_preparation~1806:track~1807:count_squares=25',
    until: 1812,
    end: 1830,
  },
  mlab9: {
    query:
      'sample=Patient+6&actions=0:measure_pressure~20:collect~29:count_cells~30:chemistry~31:centrifuge~332:scan_spectrum',
    until: 336,
    end: 360,
  },
  mlab7: {
    query: 'patient=Patient+2&warfarin_days=4&actions=0:warm_plasma~120:add_thromboplastin',
    until: 133,
    end: 180,
  },
  mlab4: {
    query: 'patient=Patient+3&actions=0:draw_sample~0:drink_glucose~1800:draw_sample~3600:draw_sample~5400:draw_sample',
    until: 5460,
    end: 10_800,
  },
  mlab10: {
    query: 'patient=Patient+2&actions=0:draw_blood~600:set_dose=100~604800:draw_blood~1814400:draw_blood',
    until: 1_900_800,
    end: 5_184_000,
  },
  mlab5: { query: 'actions=0:run_protocol', until: 9100, end: 12_000 },
  mlab6: {
    query:
      'patient=Patient+6&mode=Automatic&smear_area=Monolayer&actions=0:count_cells=60~1:new_count~2:count_cells=63',
    until: 3,
    end: 8,
  },
  mlab1: {
    query: 'sample=Patient+2&anti_a=1&anti_b=1&anti_d=1&actions=0:add_cells~2:add_serum~4:add_reverse_cells~6:mix=1',
    until: 140,
  },
  ms2: { query: 'actions=0:run_cycle~12:run_cycle~24:run_cycle~36:run_cycle', until: 43 },
  ms1: { query: 'actions=0:start', until: 185 },
  ms3: {
    query: 'temperature=-10&actions=0:cool~300:place~305:release~330:cool~631:place~636:release~650:inspect_fracture',
    until: 652,
    end: 680,
  },
  ms4: { query: 'actions=0:heat~7200:load', until: 4_300_000, end: 4_500_000 },
  ms5: {
    query: 'amplitude=700&mean_stress=0&actions=0:staircase=700%2C60~1:start',
    until: 320,
    end: 400,
  },
  ms6: {
    query: 'actions=0:run_coupon~0:start~7200:inspect~14400:inspect~18000:inspect',
    until: 18_000,
    end: 180_000,
  },
  ms7: {
    query: 'crystal=Silicon&actions=0:load_sample~1:start_scan~4260:fit_peaks~4261:pick_peak=28.4',
    until: 4262,
    end: 4265,
  },
  ms9: {
    query: 'actions=0:mount~1:zero~2:join_bimetal~2:start',
    until: 5700,
    end: 5902,
  },
  ms10: {
    query: 'actions=0:mount~1:source_on~2:reverse~3:sweep_temperature=100%2C600%2C50',
    until: 700,
    end: 1800,
  },
  es1: {
    query:
      'waste_bod=120&actions=0:start~0:place_bottle=40~140000:test=do~140000:test=fecal_coliform~140000:test=ph~140000:test=bod~140000:test=delta_t~140000:test=phosphate~140000:test=nitrate~140000:place_bottle=200',
    until: 400000,
    end: 1036800,
  },
  es2: {
    query: 'actions=0:add_dispersant~0:read_blank~0:shake~0:test_ph~0:test_npk~40:read_hydrometer',
    until: 420,
    end: 86400,
  },
  es3: {
    query:
      'stability=C&wind_speed=3&emission_rate=60&receptor_x=2.4&actions=0:start~0:start_pump~0:set_wind_direction=-4~72000:stop_pump~72000:weigh_filter',
    until: 74_400,
    end: 86_400,
  },
  es4: { query: 'layers=2&co2=560&actions=0:start~1:fire_photon', until: 1262304000, end: 15778800000 },
  es5: { query: 'pattern=Fishbone+Roads&protected_pct=15&actions=0:start', until: 694267200, end: 1893456000 },
  es6: {
    query:
      'pco2=1500&temperature=4&actions=0:calibrate_electrode=Tris+in+seawater~0:add_indicator~0:start~0:drop_shell~860000:weigh_shell',
    until: 864000,
  },
  es7: {
    query: 'liner=Clay&actions=0:start~0:drill_well~694267200:place_cap~725824800:turn_on_gas',
    until: 741603600,
    end: 3155760000,
  },
  es8: { query: 'day_of_year=110&solar_hour=6&actions=0:start', until: 14_400, end: 64_800 },
  es9: {
    query: 'p_load=2.5&actions=0:start~63072000:lower_secchi',
    until: 63072000,
    end: 315576000,
  },
  es10: { query: 'actions=0:throw_all', until: 900 },
  xrd: {
    query: 'actions=0:close_doors~0:load_sample~1:start_scan~850:pick_peak=31.7',
    until: 851,
    end: 855,
  },
  'uv-vis': {
    query: 'actions=0:lamp_on~0:blank~0:load_sample~1:start_scan~92:pick_peak=525',
    until: 93,
    end: 200,
  },
  aas: {
    query:
      'actions=0:lamp_on~0:light_flame~0:align~300:aspirate_blank~311:aspirate_standard=1~322:aspirate_standard=2~333:aspirate_standard=3~344:aspirate_standard=4~355:fit_line~356:aspirate_unknown~367:aspirate_standard=5',
    until: 373,
    end: 520,
  },
  gcms: {
    query: 'actions=0:tune~0:load_sample~0:start_run~520:select_peak=2~521:search_library',
    until: 540,
    end: 1100,
  },
  hplc: {
    query: 'actions=0:equilibrate~0:load_sample~0:start_run~500:select_peak=Ethylparaben',
    until: 560,
    end: 1100,
  },
  ftir: {
    query: 'actions=0:close_lid~60:collect_background~78:load_sample~79:collect_sample~97:pick_peak=1601',
    until: 98,
    end: 140,
  },
  icpms: {
    query: 'actions=0:ignite_plasma~62:tune~64:load_sample~66:start_scan~98:read_mass=206~100:read_mass=208',
    until: 101,
    end: 200,
  },
  'ion-chromatograph': {
    query: 'actions=0:start_pump~0:equilibrate~0:load_sample~0:inject~560:select_peak=Nitrate',
    until: 640,
    end: 1200,
  },
  'particle-size-analyzer': {
    query:
      'method=Laser%20Diffraction&sample=Silica%20Sand&diameter_um=200&sigma=0.5&particle_index=1.54&assumed_index=1.54&actions=0:align_laser~0:measure_background~10:load_sample~11:start_run',
    until: 75,
    end: 80,
    press: ['Invert the rings'],
  },
  ultrasound: {
    query: 'phantom=Heart&transducer=Curvilinear&mode=M-mode&depth=12&focus=60&actions=0:apply_gel',
    until: 6,
  },
  'robotic-surgery': {
    query: 'operator=Trained+Autopilot&actions=0:dock~0:start_task',
    until: 12,
    end: 45,
  },
  'gene-editing-workstation': {
    query:
      'actions=0:load_target~0:find_guides~0:calibrate~1:transfect~74:harvest~75:run_pcr~77:run_t7e1~79:sanger_readout',
    until: 82,
  },
  ctscanner: { query: 'phantom=Thorax&actions=0:load_patient~0:warm_up~0:start_scan', until: 14 },
  cryotem: {
    query: 'actions=0:load_grid~4:auto_focus~7:record_movie~13:pick_particles~15:classify~19:refine',
    until: 14,
    end: 22,
  },
  mri: { query: 'actions=0:screen_patient~0:load_patient~0:shim~4:start_scan', until: 140 },
  xray: { query: 'mas=0.3&actions=0:position_patient~0:prep~1.5:expose', until: 4 },
  'pet-scanner': {
    query: 'actions=0:inject~0:load_patient~0:transmission_scan~6:start_scan~620:reconstruct',
    until: 700,
  },
  'dna-sequencer': {
    query:
      'template=HBB&variants=A144T+het&read_length=150&probe_position=144&actions=0:load_sample~0:prepare_library~0:calibrate~0:start_run~15:base_call~15:align',
    until: 16,
    end: 18,
  },
  'ecg-machine': {
    query: 'actions=0:attach_electrodes~0:calibrate~0:start_recording~11:detect~11:print_strip~11:caliper=800',
    until: 12,
    end: 20,
  },
  'icu-machine': { query: 'actions=0:attach_monitor~1:calibrate~10:start_ventilation', until: 40 },
  'gel-electrophoresis': {
    query: 'actions=0:cast_gel~0:digest~0:load_sample~0:start_run~7200:stop_run',
    until: 7200,
    press: ['Gel: stain it', 'Photograph in UV light', 'Sheet: calibrate'],
  },
  nmr: {
    query:
      'actions=0:load_sample~0:lock~0:shim_auto~0:start_scan~161:fourier_transform~161:phase_auto~161:reference_tms~161:pick_peak=4.13~161:integrate=3.9%2C4.35',
    until: 162,
    end: 170,
  },
  ms8: {
    query:
      'specimen_type=Pollen&electrons=1000&actions=0:pump~180:beam_on~181:coat_gold~242:run_trajectories~243:scan_frame=50',
    until: 255,
    end: 400,
  },
};

/** Throws where a bench has none yet. */
export function pictureStateOf(id: string): PictureState {
  const state = PICTURE_STATES[id];
  if (!state) throw new Error(`There is no picture of ${id}: add its state to scripts/picture-states.ts.`);
  return state;
}

/** Lab seconds at which a bench's run counts as ended. */
export const endOf = ({ until, end = 3 * until }: PictureState): number => end;
