import { z } from 'zod';
import { getMaterial } from '../../../domains/materials/materials.ts';
import { route } from '../contract.ts';
import { idParams } from '../fields.ts';
import { clip, material, toClip, toMaterial } from './shape.ts';

export const detail = route({
  method: 'GET',
  path: '/material/detail/:id',
  permission: 'read',
  tag: 'material',
  summary: '一个素材及其切片',
  params: idParams,
  answers: z.object({ data: material.extend({ clips: z.array(clip) }).meta({ id: 'MaterialDetail' }) }),
  async handle({ app, viewer, params }) {
    const found = await getMaterial(app, viewer, params.id);
    return { data: { ...toMaterial(app, found), clips: found.clips.map((row) => toClip(app, row)) } };
  },
});
