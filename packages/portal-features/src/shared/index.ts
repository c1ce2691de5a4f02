export { bytesOf } from './bytes-of.ts';
export { goodCards } from './good-cards.ts';
export { useClientChoice, useClients } from './api/clients.ts';
export { avatarKind } from './avatar-kind.ts';
export { Bulleted } from './Bulleted.tsx';
export type { BulletedProps } from './Bulleted.tsx';
export { CardPage } from './CardPage.tsx';
export type { CardPageProps } from './CardPage.tsx';
export { ClosedPage } from './ClosedPage.tsx';
export type { ClosedPageProps } from './ClosedPage.tsx';
export { ConflictDialog } from './ConflictDialog.tsx';
export type { ConflictDialogProps, ConflictVersion } from './ConflictDialog.tsx';
export { CrisisLinks, HelpBeside, HelpNow, useCrisisText } from './crisis/index.ts';
export type { HelpBesideProps, HelpNowProps } from './crisis/index.ts';
export { changeOf } from './change.ts';
export { distanceTo, startCase } from './distance.ts';
export { ErrorNotice } from './ErrorNotice.tsx';
export type { ErrorNoticeProps } from './ErrorNotice.tsx';
export { SaveNotice } from './SaveNotice.tsx';
export { serverVersion, useBaseVersion } from './base-version.ts';
export { errorCase, useErrorText } from './error-text.ts';
export type { ErrorText } from './error-text.ts';
export {
  bandOf,
  completeAnswers,
  itemField,
  noAnswers,
  openItems,
  QuestionnaireForm,
  scoreOf,
  selfHarmAnswer,
  useMeasureWords,
  useSeverityText,
} from './measures/index.ts';
export type { MeasureAnswers, MeasureWords, QuestionnaireFormProps } from './measures/index.ts';
export { FocusStop } from './FocusStop.tsx';
export { LoadingBlocks } from './LoadingBlocks.tsx';
export type { LoadingBlocksProps } from './LoadingBlocks.tsx';
export { LoadingLines } from './LoadingLines.tsx';
export type { LoadingLinesProps } from './LoadingLines.tsx';
export { LoadingForm } from './LoadingForm.tsx';
export { Ground } from './Ground.tsx';
export type { GroundProps } from './Ground.tsx';
export { inPlace, isPlainPress } from './in-place.ts';
export { InPlaceLink } from './InPlaceLink.tsx';
export type { InPlaceLinkProps, ScreenLinkProps } from './InPlaceLink.tsx';
export { focusPressed } from './focus-pressed.ts';
export { latePanel, lazyPanel, usePreload } from './lazy-panel.tsx';
export type { LazyPanelProps } from './lazy-panel.tsx';
export { ownLanguageFirst } from './own-language-first.ts';
export { PanelBoundary } from './PanelBoundary.tsx';
export type { PanelBoundaryProps } from './PanelBoundary.tsx';
export { PlaceLinks } from './PlaceLinks.tsx';
export type { PlaceLink, PlaceLinksProps } from './PlaceLinks.tsx';
export { ReadList } from './ReadList.tsx';
export type { ReadListProps } from './ReadList.tsx';
export { ReadView } from './ReadView.tsx';
export type { ReadViewProps } from './ReadView.tsx';
export { STARTABLE_AHEAD_MS } from './startable.ts';
export { useSharedText } from './messages/index.ts';
export { useKindOf } from './use-kind-of.ts';
export { useDebounced } from './use-debounced.ts';
export { RouteMoved, useHasMoved, useRouteFocus } from './use-route-focus.ts';
export { useSearchText } from './use-search-text.ts';
export type { SearchTextOptions } from './use-search-text.ts';
export { reachable, useStepAddress } from './use-step-address.ts';
export type { StepAddress } from './use-step-address.ts';
export { WaitingRows } from './waiting/index.ts';
export type { WaitingRow, WaitingRowsProps } from './waiting/index.ts';
export { isAnswered, OnceKnown } from './OnceKnown.tsx';
