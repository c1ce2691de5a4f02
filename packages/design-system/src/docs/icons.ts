/** Every icon that the product shows, by its name in lucide-react. `icons.test.ts` holds the list to the sources. */
export const iconsInUse: readonly string[] = [
  'AlertTriangle', 'ArrowDown', 'ArrowDownRight', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowUpDown', 'ArrowUpRight',
  'AudioLines', 'BadgeCheck', 'Ban', 'Banknote', 'BookOpen', 'Bookmark', 'CalendarCheck', 'CalendarClock',
  'CalendarDays', 'CalendarOff', 'CalendarPlus', 'Captions', 'CaptionsOff', 'Check', 'CheckCircle2', 'ChevronDown',
  'ChevronLeft', 'ChevronRight', 'ChevronUp', 'ChevronsUpDown', 'Circle', 'CircleAlert', 'CircleCheck',
  'CircleDashed', 'CircleDot', 'CircleOff', 'CirclePause', 'CirclePlay', 'CircleSlash', 'CircleStop', 'ClipboardList',
  'Clock', 'Clock3', 'CloudCheck', 'CloudOff', 'CloudUpload', 'Columns3', 'Compass', 'DoorOpen', 'Download', 'Ellipsis',
  'EllipsisVertical', 'ExternalLink', 'Eye', 'EyeOff', 'FilePlus2', 'FileText', 'GraduationCap', 'HandCoins', 'Heart',
  'HeartHandshake', 'Hourglass', 'House', 'Info', 'KeyRound', 'Languages', 'LayoutDashboard', 'LineChart',
  'ListFilter', 'ListOrdered', 'LockKeyhole', 'LogOut', 'Mail', 'MapPin', 'Menu', 'MessageCircle', 'MessageSquare',
  'MessageSquareQuote', 'Mic', 'MicOff', 'Minus', 'MonitorOff', 'MonitorUp', 'MoreVertical', 'MoveLeft', 'MoveRight',
  'NotebookPen', 'OctagonAlert', 'OctagonX', 'PenLine', 'Phone', 'PhoneOff', 'Pin', 'PinOff', 'Play', 'Plus',
  'RotateCcw', 'RotateCw', 'Rows2', 'Rows3', 'Rows4', 'Ruler', 'Scale', 'Search', 'Settings', 'ShieldCheck',
  'ShieldPlus', 'SignalLow', 'SignalMedium', 'SignalZero', 'Siren', 'SlidersHorizontal', 'Sparkle', 'Star',
  'Stethoscope', 'Sun', 'Table2', 'Tent', 'Trash2', 'TriangleAlert', 'Undo2', 'Upload', 'UserRound', 'UserRoundPen',
  'UserX', 'Users', 'UsersRound', 'Video', 'VideoOff', 'Wallet', 'Wifi', 'WifiOff', 'Wind', 'X',
];
