// A plugin for oxlint: who may import whom, by the table of import-table.mjs.
import { relative, sep } from 'node:path';
import { refusalOf } from './import-table.mjs';

const importTable = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports follow the table of tools/lint/import-table.mjs.' },
    messages: { refused: '{{why}}' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const why = refusalOf(file, source.value);
      if (why !== null) context.report({ node: source, messageId: 'refused', data: { why } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'import-table': importTable } };
