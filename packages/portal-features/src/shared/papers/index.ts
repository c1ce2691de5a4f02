export { EstimatePaper } from './EstimatePaper.tsx';
export { SuperbillPaper } from './SuperbillPaper.tsx';
