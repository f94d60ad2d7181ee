import type { Canvas } from '../core/canvas.ts';
import { drawBathroom } from '../rooms/bathroom.ts';
import { hashText } from '../core/random.ts';
import { drawBedroomFront } from '../rooms/bedroom-front.ts';
import { drawBedroom } from '../rooms/bedroom.ts';
import { drawKitchen } from '../rooms/kitchen.ts';
import { drawAerial } from './aerial.ts';
import { drawFacade } from './facade.ts';
import { drawGarden } from './garden.ts';
import { drawIndoorPool } from './indoor.ts';
import { drawPath } from './path.ts';
import type { Composition, SceneSpec } from './scene.ts';
import { drawTable } from './table.ts';
import { drawTerrace } from './terrace.ts';

const COMPOSITIONS: Record<Composition, (spec: SceneSpec) => Canvas> = {
  facade: (spec) => (spec.pool === 'indoor' ? drawIndoorPool(spec) : drawFacade(spec)),
  evening: drawFacade,
  terrace: drawTerrace,
  aerial: drawAerial,
  bedroom: (spec) =>
    hashText(`${spec.id}/manner`) % 2 === 0 ? drawBedroom(spec) : drawBedroomFront(spec),
  kitchen: drawKitchen,
  bathroom: drawBathroom,
  table: drawTable,
  garden: drawGarden,
  path: drawPath,
};

/** Draw a scene; the same spec always gives the same picture. */
export function drawScene(spec: SceneSpec): Canvas {
  return COMPOSITIONS[spec.composition](spec);
}
