export { type Announcements, Announcer, createAnnouncer } from './announcer.tsx';
export { Button, type ButtonProps, IconButton, type IconButtonProps, PlainButton } from './button.tsx';
export { type CandyColours, type CandyOptions, candyDefs, candyInner, candySvg, dataUrl, outlineSvg } from './candy.ts';
export { CANDY_MARKS } from './candy-marks.ts';
export { formatCount, formatDuration } from './clock.ts';
export { CommonFields, type CommonFieldsProps } from './common-fields.tsx';
export { type CommonSettings, commonDefaults, parseCommonSettings, parseFields } from './common-settings.ts';
export { compareKeys } from './compare-keys.ts';
export { ConfirmDialog, type ConfirmDialogProps, Dialog, type DialogProps, dialogOpen } from './dialog.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './errors.tsx';
export { Choice, type ChoiceProps, Slider, type SliderProps, Switch, type SwitchProps } from './fields.tsx';
export { byPointer, releaseFocus } from './focus.ts';
export * from './icons.tsx';
export { askPersistence, type RegisterServiceWorker, registerServiceWorker, type UpdateState } from './install.ts';
export {
  applyLanguage,
  createLanguage,
  type Language,
  type LanguageOptions,
  type LanguageSetting,
  resolveLanguage,
} from './language.ts';
export { applyMotion, type MotionSetting, reducedMotion, useReducedMotion } from './motion.ts';
export { type PackProblem, packText, unpackText } from './pack.ts';
export { openRecords, type Records } from './records.ts';
export type { Checked } from './result.ts';
export { type Loaded, type SaveSlot, type SaveSlotOptions, saveSlot } from './saved.ts';
export { drawSeed, type LaunchOptions, type LaunchProblem, launchOptions } from './seed.ts';
export { createSettings, type SettingsOptions, type SettingsStore, useSettings } from './settings.ts';
export { copyText, downloadText, pickTextFile } from './share.ts';
export { createSoundboard, type PlayOptions, type Soundboard, type SoundboardOptions } from './sound.ts';
export { type KeyStore, openStorage } from './storage.ts';
export type { ZzfxParams } from './synth.ts';
export { Toast, type ToastProps } from './toast.tsx';
export { vibrate } from './vibrate.ts';
export { type HideOptions, onHide, onShow, pageHidden } from './visibility.ts';
