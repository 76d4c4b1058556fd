import './enums.ts';
import './Material.ts';
import './Clip.ts';
import './materialQueries.ts';
import './addMaterial.ts';
import './addSampleMaterials.ts';
import './deleteMaterials.ts';
